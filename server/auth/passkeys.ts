import type { NewPasskeyAnswer, PasskeyAnswer } from '#domain/people/passkey-schema.ts'
import type { Database } from '../data/database/database.ts'
import { findPasskey, insertPasskey, listPasskeys } from '../data/people/passkeys.ts'
import { createChallenge, takeChallenge } from './passkey-challenge.ts'
import type { PasskeyProof } from './sessions.ts'

/** The site as passkeys know it: they sign for one host name, and say on which origin. */
type Site = { origin: string; siteName: string; now: Date }
type Person = { id: string; email: string }

const SIGN_IN = 'sign-in'

/** EdDSA, ES256 and RS256: what devices use today. */
const ALGORITHMS = [-8, -7, -257]

// The library is large and seldom needed: it is loaded with the first passkey.
const library = () => import('./passkey-library.ts')

/** What the browser of an account needs to make a passkey. It must ask who holds it: by finger, face or PIN. */
export async function createRegistrationOptions(db: Database, person: Person, site: Site) {
  const { generateRegistrationOptions } = await library()
  const known = await listPasskeys(db, person.id)
  return generateRegistrationOptions({
    rpName: site.siteName,
    rpID: hostOf(site),
    userName: person.email,
    userID: Uint8Array.from(Buffer.from(person.id)),
    challenge: await createChallenge(db, person.id, site.now),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores the passkey that a browser made. False when its answer is not right. */
export async function addPasskey(
  db: Database,
  person: Person,
  { name, answer }: { name: string; answer: NewPasskeyAnswer },
  site: Site,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library()
  const verified = await unlessRefused(async () =>
    verifyRegistrationResponse({
      response: await withoutStatement(answer),
      expectedChallenge: async (challenge) => takeChallenge(db, challenge, person.id, site.now),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified?.registrationInfo) return false
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const public_key = Buffer.from(publicKey).toString('base64url')
  const transports = answer.response.transports ?? []
  return insertPasskey(db, { id, user_id: person.id, name, public_key, counter, transports }, site.now)
}

/**
 * The answer without the statement of who made the device, which nobody asked for. To check one, the library would ask the
 * sites that its certificates name, whatever they are.
 */
async function withoutStatement(answer: NewPasskeyAnswer): Promise<NewPasskeyAnswer> {
  const { decodeAttestationObject, isoCBOR } = await library()
  const sent = Uint8Array.from(Buffer.from(answer.response.attestationObject, 'base64url'))
  const authData = decodeAttestationObject(sent).get('authData')
  const bytes = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]),
  )
  const attestationObject = Buffer.from(bytes).toString('base64url')
  return { ...answer, response: { ...answer.response, attestationObject } }
}

/** What a browser needs to sign in with whatever passkey its owner chooses. */
export async function createSignInOptions(db: Database, site: Site) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: await createChallenge(db, SIGN_IN, site.now),
    userVerification: 'required',
  })
}

/** That a passkey has signed, or undefined when none of ours has, or not for this site, or not now. */
export async function checkPasskey(
  db: Database,
  answer: PasskeyAnswer,
  site: Site,
): Promise<PasskeyProof | undefined> {
  const passkey = await findPasskey(db, answer.id)
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await library()
  const verified = await unlessRefused(async () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: async (challenge) => takeChallenge(db, challenge, SIGN_IN, site.now),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  if (!verified?.verified) return undefined
  const { newCounter } = verified.authenticationInfo
  return { user_id: passkey.user_id, passkey: passkey.id, counter: newCounter }
}

const hostOf = ({ origin }: Site) => new URL(origin).hostname

/** The library throws plain errors for whatever is wrong with an answer: it knows no other way to say no. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch (error) {
    if (error instanceof Error) return undefined
    throw error
  }
}
