import { createHash } from 'node:crypto'
import { fold } from 'recipe-basics/text/fold'
import { MIN_PASSWORD_LENGTH } from '#domain/people/password.ts'

/** Of each password, so many bits are set; of a hundred thousand others, about one seems to be in the list. */
const HASHES = 16

/** A Bloom filter: which passwords are in a list, in few bytes and without naming one. Now and then it takes another for one of them. */
export type PasswordFilter = Uint8Array

/** A password without case, accents and signs. */
export const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Shorter ones are left to the estimate of guesses, which knows the frequent ones. */
const MIN_STEM = 10

/** The spellings under which a password is in the list: without signs, and without digits at its ends. */
export function spellingsOf(password: string): string[] {
  const letters = lettersOf(password)
  const stem = letters.replace(/^\p{N}{1,256}|\p{N}{1,256}$/gu, '')
  return [
    ...(letters.length >= MIN_PASSWORD_LENGTH ? [letters] : []),
    ...(stem.length >= MIN_STEM ? [stem] : []),
  ]
}

/** Whether a password, or what it is without its ends, has leaked. */
export const hasLeaked = (filter: PasswordFilter, password: string): boolean =>
  spellingsOf(password).some((spelling) => placesOf(filter, spelling).every((place) => isSet(filter, place)))

/** Adds a spelling to a filter. */
export function addSpelling(filter: PasswordFilter, spelling: string): void {
  for (const place of placesOf(filter, spelling))
    filter[place >>> 3] = (filter[place >>> 3] ?? 0) | (1 << (place & 7))
}

const isSet = (filter: PasswordFilter, place: number) =>
  ((filter[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0

/** Kirsch and Mitzenmacher: two numbers of one hash make as many places as are needed. */
function placesOf(filter: PasswordFilter, spelling: string): number[] {
  const hash = createHash('sha256').update(spelling).digest()
  const [first, step] = [hash.readUInt32BE(0), (hash.readUInt32BE(4) | 1) >>> 0]
  return Array.from({ length: HASHES }, (_, index) => (first + index * step) % (filter.length * 8))
}
