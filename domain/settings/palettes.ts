/** The looks that a site may have, the first by itself. Their colours stand in app/palettes.css. */
export const PALETTES = ['cream', 'milk', 'oat', 'mint'] as const
export type Palette = (typeof PALETTES)[number]

/** What the chef reads of each. */
export const PALETTE_WORDS: Record<Palette, { name: string; about: string }> = {
  cream: { name: 'Cream and olive', about: 'Cream paper, deep olive ink, terracotta.' },
  milk: { name: 'Milk and beetroot', about: 'Warm milk, aubergine ink, beetroot.' },
  oat: { name: 'Oat and slate', about: 'Cool oat, slate ink, dark honey.' },
  mint: { name: 'Mint and rhubarb', about: 'Pale mint, fir ink, rhubarb.' },
}
