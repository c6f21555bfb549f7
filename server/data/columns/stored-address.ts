import { toWebAddress } from 'recipe-basics/text/web-address'

/** The address of a stored picture, or null when what is stored is none: pages never show what no form would take. */
export const toStoredAddress = (text: string | null) => (text && toWebAddress(text)) || null
