import type { MarkedText } from 'recipe-basics/text/marked-text'
import type { ShownDrawing } from '../picture/drawing-address.ts'

/** What typed words may lead to: a name, something beside it, its address, and the drawing of a dish or a tool. */
export type Suggestion = {
  to: string
  name: MarkedText
  beside: string
  drawing?: ShownDrawing
  /** Of a dish: by what it holds, the reader's own profile and spell answer. */
  slug?: string
  gut?: string
}

/** Suggestions of one kind. `isCounted`: what stands beside them is how many recipes there are. */
export type SuggestionGroup = { title: string; isCounted?: true; suggestions: Suggestion[] }
