import { formatCount } from 'recipe-basics/text/format-number'
import { pictureAddress } from '#domain/files/picture.ts'
import { type EmbeddedPicture, embeddedIn } from 'recipe-import/embedded-pictures'
import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import type { Database } from '../data/database/database.ts'
import type { PictureEncoder } from '../media/picture-encoder.ts'
import { receivePicture } from '../media/receive-picture.ts'
import type { Beside, OpenedFile } from 'recipe-import/zip'

type Found = { name: string; read: () => Uint8Array }
type Storing = { db: Database; encode: PictureEncoder; uploaded_by: string | null; now: Date }

/** Of one import: each takes a second. */
const MOST_PICTURES = 300
const TOO_MANY = `Only the first ${MOST_PICTURES} pictures of an import are stored.`

/**
 * Stores the pictures that come with recipes, and gives each recipe its own: the first inside its file that can be read, or where
 * it has no picture on the web, one beside the file. Says in the report what became of each. Answers how a recipe gets its own.
 */
export function openPictures(storing: Storing) {
  let stored = 0
  return async (recipe: ImportedRecipe, beside?: Beside): Promise<void> => {
    const found = listPictures(recipe, beside)
    if (found.length === 0) return
    const said: [outcome: 'changed' | 'dropped', reason: string][] = []
    let address: string | undefined
    let left = 0
    for (const { name, read } of found) {
      if (address !== undefined) left++
      else if (stored >= MOST_PICTURES) said.push(['dropped', `${name}: ${TOO_MANY}`])
      else {
        const received = await receivePicture(storing, {
          ...{ file: [read()], name, alt_text: '', uploaded_by: storing.uploaded_by },
        })
        stored++
        if (received.ok) address = pictureAddress(received.picture)
        else said.push(['dropped', `${name}: ${received.message}`])
      }
    }
    if (address !== undefined) {
      recipe.fields.image_url = address
      said.unshift(['changed', 'The picture that came with the recipe is stored here.'])
    }
    if (left > 0) said.push(['dropped', `${formatCount(left, 'more picture')} left out: a recipe has one.`])
    recipe.report = recipe.report.filter(({ field }) => field !== 'image_url')
    for (const [outcome, reason] of said) recipe.report.push({ field: 'image_url', outcome, reason })
  }
}

function listPictures({ source, fields }: ImportedRecipe, beside: Beside | undefined): Found[] {
  const embedded = embeddedIn(source)
  const inside = embedded.flatMap((picture, place) =>
    'base64' in picture ? [fromBase64(picture, place)] : [],
  )
  if (inside.length > 0 || !beside || fields.image_url?.startsWith('http')) return inside
  return besideOf(source, embedded, beside).map(([path, { read }]) => ({
    name: path.split('/').at(-1) ?? '',
    read() {
      beside.used.add(path)
      return read()
    },
  }))
}

const fromBase64 = ({ base64 }: { base64: string }, place: number): Found => ({
  name: `picture ${place + 1} inside the file`,
  read: () => Buffer.from(base64, 'base64'),
})

/** Pictures that a recipe names; else those with the name of its file, of its number at Mealie, or alone with it in a folder. */
function besideOf(
  source: unknown,
  embedded: EmbeddedPicture[],
  { path, pictures, isAlone }: Beside,
): [string, OpenedFile][] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const named = embedded.flatMap((picture): [string, OpenedFile][] => {
    const name = 'path' in picture ? folder + decode(picture.path) : ''
    const file = pictures.get(name)
    return file ? [[name, file]] : []
  })
  if (named.length > 0) return named
  const id = idOf(source)
  const stem = path.replace(/\.[^./]+$/, '')
  return [...pictures]
    .filter(([name]) => {
      const inFolder = name.startsWith(folder) && !name.slice(folder.length).includes('/')
      const isOfId = id !== '' && name.replaceAll('-', '').includes(`recipes/${id}/images/original`)
      return (
        isOfId ||
        name.replace(/\.[^./]+$/, '') === stem ||
        (isAlone && inFolder && folder !== '') ||
        (isAlone && inFolder && NAMES.test(name))
      )
    })
    .toSorted(([, a], [, b]) => b.size - a.size)
}

/** What programs call the picture beside `recipe.json`. */
const NAMES = /^(?:image|full|photo|picture)\.\w+$/i

const idOf = (source: unknown): string => {
  const id = typeof source === 'object' && source !== null && 'id' in source ? source.id : ''
  return typeof id === 'string' ? id.replaceAll('-', '') : ''
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}
