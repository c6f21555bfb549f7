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
  for (const proxy of trustedProxies.flatMap((text) => parseSubnet(text) ?? []))
    trusted.addSubnet(proxy.address, proxy.prefix, familyOf(proxy.address))
  const isTrusted = (address: string) =>
    (isIPv4(address) || isIPv6(address)) && trusted.check(address, familyOf(address))

  const hops = [...(forwardedFor ?? '').split(','), socketAddress ?? ''].map(plainAddress)
  const from = hops.findLast((hop, index) => !isTrusted(hop) || index === 0) ?? ''
  // Nonsense from a trusted proxy says nothing about the client.
  return toNetwork(isIPv4(from) || isIPv6(from) ? from : plainAddress(socketAddress ?? ''))
}

/** The addresses that 10.0.0.1 or 10.0.0.0/8 means; undefined for what is neither an address nor a subnet. */
export function parseSubnet(text: string): { address: string; prefix: number } | undefined {
  const [written = '', length, ...rest] = text.split('/')
  const address = plainAddress(written)
  const isAddress = isIPv4(address) || isIPv6(address)
  const bits = isIPv4(address) ? 32 : 128
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
  if (!isAddress || !isLength || rest.length > 0) return undefined
  return { address, prefix: Number(length ?? bits) }
}

/** Whether a socket leads to this machine itself. */
export const isLoopback = (socketAddress = '') => /^(?:127\.|::1$)/.test(plainAddress(socketAddress))

/** ::ffff:192.0.2.1 is 192.0.2.1, as sockets of both kinds write it. */
function plainAddress(address: string): string {
  const trimmed = address.trim().replace(/^\[|\](:\d+)?$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(trimmed)?.[1]
  return mapped ?? trimmed.replace(/%.*/, '')
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
