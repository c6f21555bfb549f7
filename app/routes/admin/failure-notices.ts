import type { Notice } from '#domain/notice.ts'

type FailedRequest = {
  /** As the router writes it: no slash at its beginning, and names in the place of parameters. */
  pattern: string
  /** What was sent; undefined for what was only to be shown. */
  sent?: URLSearchParams | 'files'
}

type Words = Pick<Notice, 'title' | 'text'>

const error = (text: string): Words => ({ title: 'Error', text })

const RESTORE = error('Failed to restore the version.')
const BRING_BACK = error('Failed to undo the deletion.')
const UPLOAD = { title: 'Upload failed' }

/** What is said of a request that came to nothing: the notices of spec.md section 8, and more of their kind. */
export function failureNotice({ pattern, sent }: FailedRequest): Words {
  if (!sent) return LOADS.find(([place]) => place.test(pattern))?.[1] ?? error('Failed to load the page.')
  const words = CHANGES.find(([place]) => place.test(pattern))?.[1] ?? error('Failed to save.')
  return typeof words === 'function' ? words(sent) : words
}

const LOADS: [RegExp, Words][] = [
  [/^admin\/recipes(\/add|\/list)?$/, error('Failed to load recipes.')],
  [/^admin\/recipes\//, error('Failed to load the recipe.')],
  [/^admin\/equipment(\/list)?$/, error('Failed to load equipment.')],
  [/^admin\/equipment\//, error('Failed to load the equipment.')],
  [/^admin\/blog\/:id$/, error('Failed to load the post.')],
  [/^admin\/blog/, error('Failed to load posts.')],
  [/^admin\/import/, error('Failed to load the import.')],
  [/^admin\/media/, error('Failed to load pictures.')],
  [/^admin\/account/, error('Failed to load the account.')],
]

const CHANGES: [RegExp, Words | ((sent: URLSearchParams | 'files') => Words)][] = [
  [/\/(undo|undelete)$/, BRING_BACK],
  [/^admin\/recipes(\/add|\/list)?$/, error('Failed to delete recipe.')],
  [/^admin\/recipes\//, (sent) => (has(sent, 'restore') ? RESTORE : error('Failed to save recipe.'))],
  [/^admin\/equipment(\/list)?$/, error('Failed to delete equipment.')],
  [/^admin\/equipment\/add$/, ofEquipmentFile],
  [/^admin\/equipment\//, (sent) => (has(sent, 'restore') ? RESTORE : error('Failed to save equipment.'))],
  [/^admin\/blog\/new$/, { title: 'Error creating post' }],
  [/^admin\/blog\/:id\/delete$/, { title: 'Error deleting post' }],
  [/^admin\/blog\/:id$/, (sent) => (has(sent, 'restore') ? RESTORE : { title: 'Error updating post' })],
  [/^admin\/import$/, ofReview],
  [
    /^admin\/media/,
    (sent) =>
      error(
        has(sent, 'delete')
          ? 'Failed to delete the picture.'
          : 'Failed to save the description of the picture.',
      ),
  ],
  [/^admin\/account$/, error('Failed to change the account.')],
]

function ofEquipmentFile(sent: URLSearchParams | 'files'): Words {
  if (sent === 'files') return UPLOAD
  return sent.get('intent') === 'publish'
    ? { title: 'Publishing failed', text: 'Failed to publish equipment to database.' }
    : error('Failed to clear the preview.')
}

function ofReview(sent: URLSearchParams | 'files'): Words {
  if (sent === 'files') return UPLOAD
  const intent = sent.get('intent')
  if (intent === 'skip') return error('Failed to skip the recipe.')
  if (intent === 'discard') return error('Failed to close the import.')
  return error(intent === 'save-all' ? 'Failed to save the recipes.' : 'Failed to save recipe.')
}

const has = (sent: URLSearchParams | 'files', field: string) => sent !== 'files' && sent.has(field)
