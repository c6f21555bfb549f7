import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * The network a request comes from, as far as guesses are counted: an IPv4 address, or the /64 that a provider gives to
 * one household. X-Forwarded-For is believed only of the proxies that are named; of its entries the last one counts
 * that none of them wrote for itself.
 */
export function networkOf(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedProxies: string[],
): string {
  const trusted = new BlockList()
  for (const proxy of trustedProxies.map(plainAddress))
    if (isIPv4(proxy) || isIPv6(proxy)) trusted.addAddress(proxy, familyOf(proxy))
  const isTrusted = (address: string) =>
    (isIPv4(address) || isIPv6(address)) && trusted.check(address, familyOf(address))

  const hops = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map(plainAddress)
  const from = hops.findLast((hop, index) => !isTrusted(hop) || index === 0) ?? ''
  // A proxy that is trusted and forwards nonsense says nothing about who asks.
  return toNetwork(isIPv4(from) || isIPv6(from) ? from : plainAddress(socketAddress ?? ''))
}

/** ::ffff:192.0.2.1 is 192.0.2.1, as sockets of both kinds write it. */
function plainAddress(address: string): string {
  const trimmed = address.trim().replace(/^\[|\](:\d+)?$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(trimmed)?.[1]
  return mapped ?? trimmed.replace(/%.*$/, '')
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

function toNetwork(address: string): string {
  if (!isIPv6(address)) return address || 'unknown'
  // URL writes an address in its one shortest way; then the missing groups are put back.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
  return `${all.slice(0, 4).join(':')}::/64`
}
