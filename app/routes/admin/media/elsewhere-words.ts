/** What the form sends for all of them, instead of the address of one. */
export const ALL_PICTURES = 'all'

export const NO_OUTGOING = 'It was started with OUTGOING=off. The pictures stay where they are.'
