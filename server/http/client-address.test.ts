import { expect, test } from 'vitest'
import { networkOf } from './client-address.ts'

test('what a stranger claims about their address is not believed', () => {
  expect(networkOf('203.0.113.9', '198.51.100.1', [])).toBe('203.0.113.9')
  expect(networkOf('203.0.113.9', '198.51.100.1', ['10.0.0.1'])).toBe('203.0.113.9')
})

test('a named proxy is believed about its own visitor only', () => {
  const proxies = ['127.0.0.1', '10.0.0.1', '::1']
  expect(networkOf('127.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1')
  expect(networkOf('::ffff:127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.1', proxies)).toBe('198.51.100.1')
  expect(networkOf('::1', null, proxies)).toBe('0:0:0:0::/64')
  expect(networkOf('127.0.0.1', 'nonsense', proxies)).toBe('127.0.0.1')
})

test('a subnet names all proxies in it', () => {
  const proxies = ['10.0.0.0/8', 'fd00::/8']
  expect(networkOf('10.200.3.4', '6.6.6.6, 198.51.100.1, fd12::7', proxies)).toBe('198.51.100.1')
  expect(networkOf('11.0.0.1', '198.51.100.1', proxies)).toBe('11.0.0.1')
})

test('the addresses of one IPv6 household are one', () => {
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:0DB8:0001:0002::'])
    expect(networkOf(address, null, [])).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::1', null, [])).toBe('2001:db8:1:3::/64')
  expect(networkOf('fe80::1%eth0', null, [])).toBe('fe80:0:0:0::/64')
  expect(networkOf(undefined, null, [])).toBe('unknown')
})
