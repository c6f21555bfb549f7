// All that is used of the library for passkeys, in one file: so a build keeps it in one piece, whose parts begin in their order.
export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
export { decodeAttestationObject, isoCBOR } from '@simplewebauthn/server/helpers'
