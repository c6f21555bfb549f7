/** One word of a recipe, and the punctuation between it and the word before. */
export type Word = { readonly text: string; readonly breaks: string }
