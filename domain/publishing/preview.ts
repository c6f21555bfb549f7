/** What can be previewed before it is public. */
export const PREVIEW_KINDS = ['recipe', 'equipment', 'post'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** What each is called in a sentence. */
export const PREVIEW_NAMES: Record<PreviewKind, string> = {
  recipe: 'recipe',
  equipment: 'piece of equipment',
  post: 'post',
}

/** How many days a preview link may work, and how many it does unless something else is chosen. */
export const LINK_DAYS = ['7', '14', '30', '90'] as const
export const USUAL_LINK_DAYS = '30'

/** What a preview link shows: the state it was made for, or whatever is saved when it is opened. */
export const LINK_STATES = {
  this: 'What the form says now',
  newest: 'Always the newest saved state',
} as const

/** Characters of the note that says for whom a link is. */
export const MAX_LINK_NOTE = 200
