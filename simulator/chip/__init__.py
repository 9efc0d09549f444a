"""The peripherals behind the `machine` shim, one a file: pin, i2c, pwm, clockwork, install."""
