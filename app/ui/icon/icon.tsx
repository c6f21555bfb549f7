import type { Texture } from 'recipe-basics/recipe/choices'
import type { ICON_NAMES } from './icon-names.ts'
import drawings from './icons.svg?url'

export type IconName = (typeof ICON_NAMES)[number]

/** Where a drawing is: all are in one file, so that pages hold their names and not their lines. */
export const drawingAddress = (name: IconName | Texture | 'stars') => `${drawings}#${name}`

/** A small sign beside words, for those who see it. Classes set its size and stroke. */
export function Icon({ name, className = '' }: { name: IconName | Texture; className?: string }) {
  return (
    <svg aria-hidden className={`icon ${className}`}>
      <use href={drawingAddress(name)} />
    </svg>
  )
}
