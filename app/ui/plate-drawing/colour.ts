/** Colours are six hexadecimal digits with a #. */
export const INK = '#2A2E1F'
const CREAM = '#FFFBF0'

/** The green of herbs. */
export const HERB = '#66803F'

/** Mixes two colours; `amount` 0…1 is the part of the second. */
export function mix(a: string, b: string, amount: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return '#' + mixed.join('')
}

export const dark = (colour: string, amount = 0.18) => mix(colour, INK, amount)
export const light = (colour: string, amount = 0.35) => mix(colour, CREAM, amount)

/** How bright a colour looks, 0…255. */
export function luma(colour: string): number {
  return (
    parseInt(colour.slice(1, 3), 16) * 0.3 +
    parseInt(colour.slice(3, 5), 16) * 0.59 +
    parseInt(colour.slice(5, 7), 16) * 0.11
  )
}
