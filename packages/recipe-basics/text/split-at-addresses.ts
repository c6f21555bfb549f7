/** Punctuation that ends a sentence or a bracket rather than an address. */
const ENDINGS = new Set('.,;:!?)]}\'"’”»*_'.split(''))

/** A plain text in parts: every second one is a web address that stands in it. */
export function splitAtAddresses(text: string): string[] {
  const parts = text.split(/(https?:\/\/[^\s<>"“”]+)/i)
  for (let place = 1; place < parts.length; place += 2) {
    const address = parts[place] ?? ''
    const end = endOf(address)
    parts[place] = address.slice(0, end)
    parts[place + 1] = address.slice(end) + (parts[place + 1] ?? '')
  }
  return parts
}

function endOf(address: string): number {
  let end = address.length
  while (ENDINGS.has(address[end - 1] ?? '')) end--
  return end
}
