import { fold } from '#domain/fold.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/password.ts'
import { isPasswordLength, passwordLength } from './password.ts'

// Of the passwords that leaked most often, those long enough to be chosen here.
const COMMON = new Set([
  '1q2w3e4r5t6y7u8i',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv',
  '1qaz2wsx3edc4rfv5tgb',
  'administrator1',
  'administrator123',
  'asdfghjklqwertyuiop',
  'changemechangeme',
  'correct horse battery staple',
  'correcthorsebatterystaple',
  'iloveyouforever',
  'iloveyousomuch1',
  'letmeinletmein1',
  'mypasswordis123',
  'passwordpassword1',
  'q1w2e3r4t5y6u7i8',
  'qazwsxedcrfvtgb',
  'qwerty123456789',
  'qwertyuiopasdfgh',
  'qwertyuiopasdfghjkl',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopqwerty',
  'thisismypassword',
  'thisismypassword1',
  'trustno1trustno1',
  'welcomewelcome1',
  'zaq12wsxcde34rfv',
  'zxcvbnmasdfghjkl',
])

/** Ways to run over keys and alphabets, in both directions. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']

/** Why this may not be the password of an account, in words; undefined when it may. NIST 800-63B-4. */
export function passwordProblem(
  password: string,
  { email, siteName }: { email: string; siteName: string },
): string | undefined {
  const length = passwordLength(password)
  if (!isPasswordLength(length))
    return `A password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters. This one has ${length}.`
  const plain = fold(password)
  const [mailbox = ''] = email.split('@')
  // What is left of a password when everybody's guess at it is taken away.
  const own = [email, mailbox, siteName, siteName.replaceAll(' ', '')].reduce(
    (rest, known) => (known.length > 2 ? rest.replaceAll(fold(known), '') : rest),
    plain,
  )
  if (own.length < MIN_PASSWORD_LENGTH / 2)
    return 'This password is mostly the email or the name of this site. Others would try it first. Please choose another.'
  if (COMMON.has(plain) || isPattern(plain))
    return 'Many people use this password, so others would try it first. Please choose another.'
  return undefined
}

/** A few characters over and over, or a walk over the keyboard. */
function isPattern(plain: string): boolean {
  if (/^(.{1,12}?)\1+.?$/.test(plain) || new Set(plain).size < 5) return true
  const both = RUNS.flatMap((run) => [run, [...run].reverse().join('')])
  return both.some((run) => run.includes(plain.replace(/\W|\d{0,4}$/g, '') || plain))
}
