import { expect, it } from 'vitest'
import { deviceName } from './device'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari', 'Mac', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari', 'iPhone', true],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/150.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
  ['curl/8.9', null, null, false],
  ['', null, null, false],
])('names the device of %s', (userAgent, browser, system, isHandheld) =>
  expect(deviceName(userAgent)).toEqual({ browser, system, isHandheld }),
)
