import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { startOtherSite } from '#test/other-site.ts'
import { ensurePerson } from '#test/people.ts'
import { addPasskey, createRegistrationOptions } from './passkeys.ts'

const NOW = new Date()
const HOST = 'plate.test'
const SITE = { origin: `https://${HOST}`, siteName: 'Gentle Plate', now: NOW }

const other = await startOtherSite((_, response) => response.end())
afterEach(async () => other.stop())

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

test('what a device says of its maker is not looked at, and no site is asked that its certificates name', async () => {
  const db = await createTestDatabase()
  const person = { id: await ensurePerson(db, 'admin', NOW), email: 'chef@plate.test' }
  const { challenge } = await createRegistrationOptions(db, person, SITE)
  const answer = aStatedAnswer(challenge, other.address('/revoked', '127.0.0.1'))
  const isStored = await addPasskey(db, person, { name: 'Tablet', answer }, SITE)
  expect({ isStored, asked: other.asked }).toEqual({ isStored: true, asked: [] })
})

/** What an Android device answers, with certificates of its own making, one of which says where revoked ones are listed. */
function aStatedAnswer(challenge: string, listAddress: string) {
  const { publicKey, privateKey } = newKey()
  const root = newKey()
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin: SITE.origin })
  const id = Buffer.from('a passkey of 16.')
  const authData = Buffer.concat([
    sha256(HOST),
    // Somebody was there, was verified, and a key follows.
    Buffer.from([0x45, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    toCose(publicKey),
  ])
  const extensions = [keyDescription(sha256(clientData)), revocationList(listAddress)]
  const leaf = certificate('leaf', publicKey, root.privateKey, extensions)
  const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
    ['alg', -7],
    ['sig', sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)],
    ['x5c', [leaf, certificate('root', root.publicKey, root.privateKey)]],
  ])
  const attestation = isoCBOR.encode(
    new Map<string, string | Uint8Array | typeof statement>([
      ['fmt', 'android-key'],
      ['attStmt', statement],
      ['authData', Uint8Array.from(authData)],
    ]),
  )
  const rawId = id.toString('base64url')
  return {
    id: rawId,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
    },
  }
}

function toCose(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const point = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  )
}

/** A value of DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const octets = (bytes: Uint8Array) => der(0x04, bytes)
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const year = (value: number) => der(0x18, Buffer.from(`${value}0101000000Z`))

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'))
const nameOf = (text: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))))

function certificate(subject: string, key: KeyObject, issuer: KeyObject, extensions: Buffer[] = []): Buffer {
  const content = sequence(
    ...[der(0xa0, integer(2)), integer(1), ECDSA_SHA256, nameOf('root')],
    ...[sequence(year(2020), year(2090)), nameOf(subject), key.export({ type: 'spki', format: 'der' })],
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  )
  return sequence(content, ECDSA_SHA256, bits(sign('sha256', content, issuer)))
}

function keyDescription(challenge: Uint8Array): Buffer {
  const [none, level] = [sequence(), der(0x0a, Buffer.from([1]))]
  const parts = [integer(3), level, integer(3), level, octets(challenge), octets(Buffer.alloc(0)), none, none]
  return sequence(oid('2b06010401d679020111'), octets(sequence(...parts)))
}

function revocationList(address: string): Buffer {
  const place = der(0xa0, der(0xa0, der(0x86, Buffer.from(address))))
  return sequence(oid('551d1f'), octets(sequence(sequence(place))))
}
