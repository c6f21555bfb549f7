/** Colours of crockery that a chef can choose for a dish. */
export const CROCKERY = ['white', 'cream', 'sage', 'slate', 'clay', 'iron', 'butter', 'blush'] as const
export type Crockery = (typeof CROCKERY)[number]
