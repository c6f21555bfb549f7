import type { Texture } from 'recipe-basics/recipe/choices'

/** The drawings of icons.svg that are ours: a plate whose surface says how firm its food is. */
export const TEXTURE_SIGNS: Record<Texture, string> = {
  smooth: 'M6 12.5c2-1.8 4-1.8 6 0s4 1.8 6 0',
  soft: 'M6.5 8.5c2-1.3 3.7-1.3 5.5 0s3.5 1.3 5.5 0M5.5 12.2c2.2-1.3 4.3-1.3 6.5 0s4.3 1.3 6.5 0M6.5 15.9c2-1.3 3.7-1.3 5.5 0s3.5 1.3 5.5 0',
  tender:
    'M7 10.5q1.5-3.5 5-3.3 0 3.6-5 3.3ZM13.6 11q1.3-3 4-2.5.2 3.2-4 2.5ZM8.7 15.6q1.8-3.2 5.8-2.2-.6 4-5.8 2.2Z',
  regular:
    'm7 8 3.2-1 1 3-3 1.2ZM13.5 8.3l3.5.5-.5 3.2-3.6-.6ZM9.3 14l3.7.2.3 3.1-3.6.2ZM6.8 13.3v.01M15.5 14.5v.01M17.3 13.6v.01',
}
