import type { Texture } from 'recipe-basics/recipe/choices'

/** What readers are told of each texture: its name, and how to try it. */
export const TEXTURE_WORDS: Readonly<Record<Texture, { name: string; test: string }>> = {
  smooth: { name: 'Smooth', test: 'passes through a sieve' },
  soft: { name: 'Soft', test: 'mashes with a fork' },
  tender: { name: 'Tender', test: 'cuts with a fork’s side' },
  regular: { name: 'Regular', test: 'wants proper chewing' },
}
