/** What can be previewed before it is public. */
export const PREVIEW_KINDS = ['recipe', 'equipment', 'post'] as const
export type PreviewKind = (typeof PREVIEW_KINDS)[number]

/** What each is called in a sentence. */
export const PREVIEW_NAMES: Record<PreviewKind, string> = {
  recipe: 'recipe',
  equipment: 'piece of equipment',
  post: 'post',
}
