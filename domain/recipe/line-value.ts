import type { UndoneLink } from 'recipe-basics/recipe/recipe'

/** A line of a list as its form shows it. A heading begins a section; `url` is where a step of a recipe came from, `undone` its
 * undone links. */
export type LineValue = { text: string; isHeading: boolean; url: string; undone?: UndoneLink[] }

/** Without scripts there is no button for headings: a line that begins with # is one. */
export const isHeadingText = (text: string) => /^#+\s/.test(text)
