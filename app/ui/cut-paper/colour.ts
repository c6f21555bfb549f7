/** Colours are six hexadecimal digits with a #. */
export const INK = '#2A2E1F'
const CREAM = '#FFFBF0'

/** Mixes two colours; `amount` 0…1 is the part of the second. */
export function mix(a: string, b: string, amount: number): string {
  const [from, to] = [parseInt(a.slice(1), 16), parseInt(b.slice(1), 16)]
  const channel = (shift: number) => {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255]
    return Math.round(start + (end - start) * amount) << shift
  }
  return '#' + ((1 << 24) | channel(16) | channel(8) | channel(0)).toString(16).slice(1)
}

export const dark = (colour: string, amount = 0.18) => mix(colour, INK, amount)
export const light = (colour: string, amount = 0.35) => mix(colour, CREAM, amount)

/** How bright a colour looks, 0…255. */
export function luma(colour: string): number {
  const channels = parseInt(colour.slice(1), 16)
  return (channels >> 16) * 0.3 + ((channels >> 8) & 255) * 0.59 + (channels & 255) * 0.11
}
