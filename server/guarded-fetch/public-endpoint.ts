import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Where a connection would lead: the host of the address, what it stands for, and the port. */
export type Endpoint = { host: string; address: string; port: number }

/** Photos stand on the ports of the web. What listens on others is rarely meant for strangers. */
const PORTS = [80, 443]

/** Not for everybody, by the registries of IANA for special addresses; and the one that Azure gives to its own machines. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
]

/** All that is for everybody in IPv6 lies in here, so mapped, translated and private addresses do not. */
const GLOBAL_IPV6 = listOf(['2000::/3'], 'ipv6')
/** What is not, though it lies in there: Teredo and other protocols, examples, 6to4. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const SPECIAL = { ipv4: listOf(SPECIAL_IPV4, 'ipv4'), ipv6: listOf(SPECIAL_IPV6, 'ipv6') }

/** Whether everybody may ask there: a public address, on a port of the web. */
export function isPublicEndpoint({ address, port }: Endpoint): boolean {
  return PORTS.includes(port) && isPublicAddress(address)
}

/** Whether an IP address is one of the public Internet. False for whatever is no IP address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL.ipv4.check(address, 'ipv4')
  return isIPv6(address) && GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL.ipv6.check(address, 'ipv6')
}

function listOf(subnets: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
