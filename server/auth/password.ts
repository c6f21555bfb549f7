import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/people/password.ts'

/** However a character was typed, it takes fewer code units than this. */
const MAX_UNITS = 4 * MAX_PASSWORD_LENGTH

/**
 * Characters of a password as people count them, so that a letter counts once however it was typed. What is far too
 * long is not looked into: megabytes of accents would hold up everybody else.
 */
export const passwordLength = (password: string) =>
  password.length > MAX_UNITS ? password.length : [...password.normalize('NFC')].length

export const isPasswordLength = (length: number) =>
  length >= MIN_PASSWORD_LENGTH && length <= MAX_PASSWORD_LENGTH

const derive = promisify(argon2)

// OWASP's password storage sheet: 19 MiB, two passes, one lane.
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16
/** Far more than any release asked for. A hash of a stranger's backup may say more, and would hold up every sign-in. */
const MOST = { memory: 256 * 1024, passes: 8, parallelism: 4 }

/** A PHC string of the password (argon2id), with its salt and cost, that `verifyPassword` understands. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', {
    message: normalize(password),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...COST,
  })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether `password` is the one that `hash` was made of. False, too, for what is no hash of ours, costs too much or is too long. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!parts || password.length > MAX_UNITS) return false
  const [, m, t, p, salt = '', expected = ''] = parts
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) }
  const nonce = Buffer.from(salt, 'base64')
  const tag = Buffer.from(expected, 'base64')
  if (!isPayable(cost) || nonce.length !== SALT_BYTES || tag.length !== TAG_BYTES) return false
  const actual = await derive('argon2id', {
    message: normalize(password),
    nonce,
    tagLength: TAG_BYTES,
    ...cost,
  })
  return timingSafeEqual(actual, tag)
}

const isPayable = ({ memory, passes, parallelism }: typeof MOST) =>
  memory <= MOST.memory &&
  passes > 0 &&
  passes <= MOST.passes &&
  parallelism > 0 &&
  parallelism <= MOST.parallelism &&
  memory >= 8 * parallelism

/** The same password typed on another keyboard gives the same bytes. */
const normalize = (password: string) => Buffer.from(password.normalize('NFC'))

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
