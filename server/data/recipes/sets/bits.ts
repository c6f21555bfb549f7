/** A set of small whole numbers, one bit each. All sets that meet in one operation have the same room. */
export type Bits = Uint32Array<ArrayBuffer>

/** An empty set with room for the numbers below `size`. */
export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32))

/** The same set with more room. */
export function growBits(bits: Bits, size: number): Bits {
  const grown = emptyBits(size)
  grown.set(bits)
  return grown
}

export const hasBit = (bits: Bits, at: number): boolean => (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

/** Keeps in `bits` what `others` have too. */
export function keepBoth(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0)
}

/** Takes from `bits` what `others` have. */
export function takeAway(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(others[at] ?? 0)
}

/** Adds to `bits` what `others` have. */
export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (others[at] ?? 0)
}

/** How many numbers two sets share. */
export function countBoth(one: Bits, other: Bits): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += countOnes((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** How many numbers a set has. */
export const countBits = (bits: Bits): number => countBoth(bits, bits)

/** The ones of 32 bits, summed side by side in ever wider fields. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
