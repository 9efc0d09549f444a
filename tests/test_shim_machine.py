"""The machine shim has the rp2 port's manners: errors, times, levels."""

import errno

import machine
import pytest

from simulator import bus, world
from simulator.chip.clockwork import PowerCycle


class Recorder:
    """A device that acknowledges `most` bytes a transaction and keeps what it got."""

    def __init__(self, most=1 << 30):
        self.most = most
        self.seen = []

    def start(self, read):
        self.seen.append(["read" if read else "write"])
        return True

    def write(self, byte):
        self.seen[-1].append(byte)
        return len(self.seen[-1]) - 1 <= self.most

    def read(self):
        return 7

    def stop(self):
        self.seen[-1].append("stop")


@pytest.fixture
def here():
    before = world.current()
    yield world.use(world.World())
    world.use(before)


def i2c(**settings):
    return machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), **settings)


def test_i2c_carries_bytes_and_takes_their_time(here):
    device = Recorder()
    here.attach(0, 0x3C, device)
    port = i2c(freq=400_000)
    assert port.writeto(0x3C, b"\x40\x01\x02") == 3
    assert port.writevto(0x3C, (b"\x80", b"\xaf")) == 2
    assert port.readfrom(0x3C, 2) == b"\x07\x07"
    port.writeto_mem(0x3C, 0x40, b"\x55")
    assert device.seen == [
        ["write", 0x40, 1, 2, "stop"],
        ["write", 0x80, 0xAF, "stop"],
        ["read", "stop"],
        ["write", 0x40, 0x55, "stop"],
    ]
    assert (here.transactions, here.wire_bytes) == (4, 4 + 3 + 3 + 3)
    # 9 bits a byte at 400 kHz are 22.5 us; each transaction is rounded down by itself.
    assert here.now_us == 90 + 67 + 67 + 67


def test_i2c_finds_who_is_there(here):
    here.attach(0, 0x3C, Recorder())
    here.attach(1, 0x3D, Recorder())
    assert i2c().scan() == [0x3C]


@pytest.mark.parametrize(
    ("hz", "size", "fails"),
    [(100_000, 554, False), (100_000, 555, True), (400_000, 1025, False), (100_000, 1025, True)],
)
def test_a_transfer_longer_than_the_time_out_fails(here, hz, size, fails):
    here.attach(0, 0x3C, Recorder())
    port = i2c(freq=hz)
    if fails:
        with pytest.raises(OSError) as error:
            port.writeto(0x3C, bytes(size))
        assert error.value.errno == errno.ETIMEDOUT
        assert here.now_us <= 50_000
    else:
        assert port.writeto(0x3C, bytes(size)) == size


def test_a_soft_bus_has_no_time_out_for_long_transfers(here):
    here.attach(0, 0x3C, Recorder())
    soft = machine.SoftI2C(scl=machine.Pin(5), sda=machine.Pin(4), freq=100_000)
    assert soft.writeto(0x3C, bytes(1025)) == 1025


def test_nobody_there_is_an_error_of_each_bus(here):
    with pytest.raises(OSError) as hard:
        i2c().writeto(0x3C, b"\x00")
    with pytest.raises(OSError) as soft:
        machine.SoftI2C(scl=5, sda=4).writeto(0x3C, b"\x00")
    assert (hard.value.errno, soft.value.errno) == (errno.EIO, errno.ENODEV)


def test_a_byte_not_acknowledged_is_an_error_and_the_transaction_ends(here):
    device = Recorder(most=2)
    here.attach(0, 0x3C, device)
    with pytest.raises(OSError) as error:
        i2c().writeto(0x3C, b"abcd")
    assert error.value.errno == errno.EIO
    assert device.seen == [["write", *b"abc", "stop"]]


@pytest.mark.parametrize("number", [errno.EIO, errno.ETIMEDOUT])
def test_faults_strike_the_chosen_transaction(here, number):
    device = Recorder()
    here.attach(0, 0x3C, bus.Faulty(device, {1: number}, after_bytes=2))
    port = i2c()
    port.writeto(0x3C, b"abc")
    with pytest.raises(OSError) as error:
        port.writeto(0x3C, b"def")
    assert error.value.errno == number
    port.writeto(0x3C, b"ghi")
    assert [part[1:] for part in device.seen] == [
        [*b"abc", "stop"],
        [*b"de", "stop"],
        [*b"ghi", "stop"],
    ]


def test_a_panel_can_be_unplugged_and_plugged_in_again(here):
    here.attach(0, 0x3C, Recorder())
    port = i2c()
    device = here.detach(0, 0x3C)
    with pytest.raises(OSError):
        port.writeto(0x3C, b"a")
    here.attach(0, 0x3C, device)
    assert port.writeto(0x3C, b"a") == 1


@pytest.mark.parametrize(("scl", "sda"), [(4, 5), (7, 4), (5, 6)])
def test_i2c_refuses_pins_of_another_function(here, scl, sda):
    with pytest.raises(ValueError, match="bad S"):
        machine.I2C(0, scl=machine.Pin(scl), sda=machine.Pin(sda))


def test_a_key_in_the_middle_of_a_transfer_calls_its_handler(here):
    device, seen = Recorder(), []
    here.attach(0, 0x3C, device)
    pin = machine.Pin(10, machine.Pin.IN, machine.Pin.PULL_UP)

    def handler(pin):
        seen.append((pin.value(), here.now_us, len(device.seen[-1])))

    pin.irq(handler, machine.Pin.IRQ_FALLING, hard=True)
    here.at(5_000, lambda: here.drive(10, 0))
    i2c().writeto(0x3C, bytes(1000))
    (level, at_us, bytes_before), *others = seen
    assert (level, at_us, others) == (0, 5_000, [])
    assert 210 < bytes_before < 235  # 5,000 us of 22.5 each
    assert len(device.seen[-1]) == 1 + 1000 + 1


def test_edges_that_come_while_interrupts_are_off_are_kept_one_flag_each(here):
    seen = []
    pin = machine.Pin(10, machine.Pin.IN, machine.Pin.PULL_UP)
    irq = pin.irq(lambda p: seen.append((p.value(), irq.flags())), hard=True)
    here.drive(10, 0)
    state = machine.disable_irq()
    for level in (None, 0, None):
        here.drive(10, level)
    machine.enable_irq(state)
    falling, rising = machine.Pin.IRQ_FALLING, machine.Pin.IRQ_RISING
    assert seen == [(0, falling), (1, falling | rising)]


def test_pins_as_outputs(here):
    pin = machine.Pin("GP7", machine.Pin.OUT, value=1)
    assert (pin.value(), machine.Pin(7).value()) == (1, 1)
    pin.off()
    pin.toggle()
    assert here.line(7).output == 1
    with pytest.raises(ValueError, match="invalid pin"):
        machine.Pin(30)


def test_pwm_keeps_its_compare_value_when_the_frequency_changes(here):
    buzzer = machine.PWM(machine.Pin(16))
    buzzer.freq(1_000)
    assert here.sounds[16].hz == 0  # no duty yet: it does not run
    buzzer.duty_u16(32_768)
    assert here.sounds[16].hz == pytest.approx(1_000, rel=0.001)
    assert here.sounds[16].duty == pytest.approx(0.5, abs=0.001)
    buzzer.freq(5_000)
    assert here.sounds[16].duty != pytest.approx(0.5, abs=0.1)
    buzzer.duty_u16(32_768)
    assert here.sounds[16].duty == pytest.approx(0.5, abs=0.001)
    assert buzzer.freq() == 5_000
    buzzer.deinit()
    assert (here.sounds[16].hz, here.sounds[16].duty) == (0, 0)


def test_two_pins_of_a_slice_share_a_frequency(here):
    one = machine.PWM(machine.Pin(16), freq=500, duty_u16=10_000)
    machine.PWM(machine.Pin(17), freq=700, duty_u16=10_000)
    assert one.freq() == 700
    other = machine.PWM(machine.Pin(18), freq=300, duty_u16=10_000)
    assert (one.freq(), other.freq()) == (700, 300)


@pytest.mark.parametrize(("hz", "error"), [(0, ZeroDivisionError), (7, ValueError)])
def test_pwm_refuses_frequencies_it_cannot_make(here, hz, error):
    with pytest.raises(error):
        machine.PWM(machine.Pin(16)).freq(hz)


def test_a_timer_ticks_and_a_hungry_watchdog_bites(here):
    seen = []
    timer = machine.Timer(-1, period=10, callback=lambda t: seen.append(here.now_us))
    here.sleep_us(35_000)
    timer.deinit()
    here.sleep_us(35_000)
    assert seen == [10_000, 20_000, 30_000]
    dog = machine.WDT(timeout=100)
    here.sleep_us(90_000)
    dog.feed()
    here.sleep_us(90_000)
    with pytest.raises(PowerCycle):
        here.sleep_us(90_000)
