import { z } from 'zod'

/** Characters of what is typed; longer texts are no address, and folding them would hold up everybody else. */
const MAX_TYPED = 1000
/** Blanks, and signs that show nothing: pasted addresses bring them along. */
const UNSEEN = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu

/**
 * The e-mail address that was typed, by which accounts are stored, looked for and counted. Case, width, blanks, unseen signs
 * and the way accents are composed make no difference.
 */
export const toEmailAddress = (typed: string): string =>
  typed.length > MAX_TYPED
    ? typed
    : typed.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC')

/** What a form sends as an e-mail address, in its one spelling. Whether it is one is another question. */
export const TypedEmail = z
  .string()
  .transform(toEmailAddress)
  .pipe(z.string().max(254, 'An email has 254 characters at most.'))
