import { fold } from 'recipe-basics/text/fold'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/people/password.ts'
import { hasLeaked, lettersOf } from './leaked-passwords.ts'
import { isPasswordLength, passwordLength } from './password.ts'

/** What zxcvbn calls safe against somebody who has stolen the hashes. */
const MIN_GUESSES = 1e10
/** Its work grows with the square of the length, and what it needs to see stands at the beginning. */
const MAX_ESTIMATED = 64

const SHARE_OF_LETTERS = 2 / 3
/** What anybody would think of first at such a site. */
const SUBJECT = [
  'gentle',
  'plate',
  'crohn',
  'crohns',
  'disease',
  'recipe',
  'recipes',
  'cooking',
  'kitchen',
  'chef',
  'food',
  'diet',
]

/** Why this may not be the password of an account, in words; undefined when it may. NIST 800-63B-4. */
export async function passwordProblem(
  password: string,
  { email, siteName }: { email: string; siteName: string },
): Promise<string | undefined> {
  const length = passwordLength(password)
  if (!isPasswordLength(length))
    return `A password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters. This one has ${length}.`
  const plain = fold(password)
  const letters = lettersOf(plain)
  const [mailbox = ''] = email.split('@')
  const known = [email, mailbox, siteName].map(lettersOf).filter(({ length }) => length > 2)
  // What is left of a password when everybody's guess at it is taken away.
  const own = known.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  if (own !== letters && own.length < MIN_PASSWORD_LENGTH / 2)
    return 'This password is mostly the email or the name of this site. Others would try it first. Please choose another.'
  const { guesses, leaked } = await library()
  // Signs between all letters hide a word from the estimate, and from nobody else.
  const seen = letters.length < plain.length * SHARE_OF_LETTERS ? letters : plain
  if (guesses(seen, [...known, ...SUBJECT]) < MIN_GUESSES || hasLeaked(leaked, plain))
    return 'Many people use this password, or one much like it, so others would try it first. Please choose another.'
  return undefined
}

let loaded: ReturnType<typeof load> | undefined

/** Words and patterns of half a million passwords: loaded when somebody chooses one for the first time. */
const library = async () => (loaded ??= load())

async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { default: list }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('./leaked-passwords.json', { with: { type: 'json' } }),
  ])
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary, maxLength: MAX_ESTIMATED })
  return {
    /** How many guesses it takes somebody who knows the words of this site and account. */
    guesses: (password: string, words: string[]) => zxcvbn.check(password, words).guesses,
    leaked: Buffer.from(list.filter, 'base64'),
  }
}
