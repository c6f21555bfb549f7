import { z } from 'zod'

const Base64Url = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000)

const Credential = {
  id: Base64Url.min(1).max(1400),
  rawId: Base64Url,
  type: z.literal('public-key'),
  // Nothing is asked for in extensions, so nothing of theirs is believed.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** What a browser answers after making a passkey. */
export const NewPasskeyAnswer = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .optional()
      .catch(undefined),
  }),
})
export type NewPasskeyAnswer = z.infer<typeof NewPasskeyAnswer>

/** What a browser answers when a passkey has signed. */
export const PasskeyAnswer = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional().catch(undefined),
  }),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

export const PasskeyName = z
  .string()
  .trim()
  .min(1, 'Please enter a name for the passkey, such as “My phone”.')
  .max(60, 'The name may have at most 60 characters.')
  .refine((name) => !name.includes('\0'), 'The name holds a character that cannot be stored.')
