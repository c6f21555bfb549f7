/** Colours are six hexadecimal digits with a #. */
export const INK = '#2A2E1F'
const CREAM = '#FFFBF0'

/** Mixes two colours; `amount` 0…1 is the part of the second. */
export function mix(a: string, b: string, amount: number): string {
  return '#' + mixedAt(a, b, 1, amount) + mixedAt(a, b, 3, amount) + mixedAt(a, b, 5, amount)
}

function mixedAt(a: string, b: string, at: number, amount: number): string {
  const from = channelAt(a, at)
  return TWO_DIGITS[Math.round(from + (channelAt(b, at) - from) * amount)] ?? ''
}

export const dark = (colour: string, amount = 0.18) => mix(colour, INK, amount)
export const light = (colour: string, amount = 0.35) => mix(colour, CREAM, amount)

/** How bright a colour looks, 0…255. */
export function luma(colour: string): number {
  return channelAt(colour, 1) * 0.3 + channelAt(colour, 3) * 0.59 + channelAt(colour, 5) * 0.11
}

// A drawing reads a hundred colours, so neither reading nor writing one makes a text that is thrown away.
const TWO_DIGITS = Array.from({ length: 256 }, (_, channel) => channel.toString(16).padStart(2, '0'))

/** The channel whose first digit stands at `at`, 0…255. */
export const channelAt = (colour: string, at: number) =>
  digitOf(colour.charCodeAt(at)) * 16 + digitOf(colour.charCodeAt(at + 1))

const digitOf = (code: number) => (code > NINE ? (code & 15) + 9 : code & 15)
const NINE = 57
