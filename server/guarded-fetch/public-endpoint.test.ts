import { expect, test } from 'vitest'
import { isPublicAddress, isPublicEndpoint } from './public-endpoint.ts'

const SPECIAL = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '100.100.100.200'],
  ...['127.0.0.1', '127.255.255.254', '169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.7', '224.0.0.1', '239.255.255.255'],
  ...['240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:93.184.216.34', '::127.0.0.1'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::93.184.216.34', '64:ff9b:1::a00:1', '100::1'],
  ...[
    '2001::1',
    '2001:0:53aa:64c::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2002:a00:1::',
  ],
  ...[
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ],
  ...['', 'photos.example', '127.1', '0x7f000001', '2130706433', '::1]', '1.2.3.4/8'],
]

test('no address of a private, reserved or translated network counts as public', () => {
  expect(SPECIAL.filter(isPublicAddress)).toEqual([])
})

test('addresses of the Internet are public, on the ports of the web alone', () => {
  const all = [
    '93.184.216.34',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
  ]
  expect(all.filter(isPublicAddress)).toEqual(all)
  const ports = [80, 443, 22, 25, 3000, 5432, 6379, 8080, 0]
  const open = ports.filter((port) => isPublicEndpoint({ host: 'a.example', address: '1.1.1.1', port }))
  expect(open).toEqual([80, 443])
})
