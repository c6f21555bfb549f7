import {
  getMultipartBoundary,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { formatCount } from '#domain/format-number.ts'
import { MOST_RECIPES } from '#domain/recipe-import/find-recipes.ts'
import { PARSE_FAILURE } from '#domain/recipe-import/read-json.ts'
import { isRecipeArchive, isRecipeFile, WRONG_KIND } from '#domain/recipe-import/file-endings.ts'
import type { FileProblem, UploadedFile } from '../data/imports/files.ts'
import { type Allowance, anAllowance, type OpenedFile, unzip } from './zip.ts'

/** The body of a form with files, as it came in. */
export type Upload = { contentType: string; body: Uint8Array<ArrayBuffer> }

export type Sorted = { files: UploadedFile[]; problems: FileProblem[] }

const MAX_NAME_LENGTH = 200

/** The files of a form, by the names that their owner knows them by. None when the form is broken. */
export function readUpload({ contentType, body }: Upload): UploadedFile[] {
  const boundary = getMultipartBoundary(contentType)
  if (!boundary) return []
  const limit = body.byteLength
  // No form needs more parts than recipes are taken from it.
  const limits = { maxFileSize: limit, maxTotalSize: limit, maxParts: MOST_RECIPES }
  const files: UploadedFile[] = []
  try {
    for (const part of parseMultipart(body, { boundary, ...limits })) files.push(...toFiles(part))
  } catch (error) {
    if (error instanceof MultipartParseError) return []
    throw error
  }
  return files
}

/** A form without a chosen file sends one that is empty and has no name. */
function toFiles(part: MultipartPart): UploadedFile[] {
  const { field, filename } = readHead(part)
  // A form in one piece has parts in one piece: views of it, without a copy.
  const [bytes = new Uint8Array()] = part.content
  if (field !== 'files' || filename === undefined) return []
  if (filename === '' && bytes.byteLength === 0) return []
  return [{ name: toShownName(filename.replaceAll('%22', '"')), content: bytes }]
}

/** A file whose head is no UTF-8 has no name that can be shown, and is refused for that. */
function readHead(part: MultipartPart): { field?: string; filename?: string } {
  try {
    return { field: part.name, filename: part.filename }
  } catch (error) {
    if (error instanceof TypeError) return { field: 'files', filename: '' }
    throw error
  }
}

/** What can hold recipes, or is an archive of such files, and why the rest is not taken (spec.md section 5). */
export async function sortRecipeFiles(uploaded: UploadedFile[]): Promise<Sorted> {
  const sorted: Sorted = { files: [], problems: [] }
  const allowance = anAllowance()
  for (const file of uploaded) {
    const problem = await problemOf(file, allowance)
    if (problem) sorted.problems.push({ file: file.name, ...problem })
    else sorted.files.push(file)
  }
  if (uploaded.length === 0) sorted.problems.push({ file: '', message: WRONG_KIND })
  return sorted
}

/** The files with recipes of an upload: as they are, or taken out of their archives. Others are passed to `refuse`. */
export async function* openFiles(
  files: AsyncIterable<UploadedFile>,
  refuse: (problem: FileProblem) => void,
): AsyncGenerator<OpenedFile> {
  for await (const file of files) {
    if (!isRecipeArchive(file.name)) {
      yield { name: file.name, size: file.content.byteLength, read: () => file.content }
      continue
    }
    const archive = await unzip(file.content, { isChecked: true })
    const files = archive.ok
      ? archive.files.map((found) => ({ ...found, name: toShownName(found.name) }))
      : []
    const hasRecipes = files.some(({ name }) => isRecipeFile(name))
    let pictures = 0
    for (const found of files) {
      if (isRecipeFile(found.name)) yield found
      else if (hasRecipes && PICTURE.test(endingOf(found.name))) pictures++
      else refuse({ file: found.name, ...wrongKind(found.name) })
    }
    if (pictures > 0) refuse(ofPictures(file.name, pictures))
  }
}

const PICTURE = /^\.(?:jpe?g|png|gif|webp|heic|heif|avif|tiff?|bmp)$/

/** What becomes of the pictures that apps pack beside their recipes: hundreds, which would hide what went wrong. */
function ofPictures(archive: string, count: number): FileProblem {
  const message = `${formatCount(count, 'picture')} in ${archive} ${count === 1 ? 'was' : 'were'} left out.`
  return {
    file: '',
    message,
    detail: 'Pictures are not read from archives. Please add them to their recipes by hand.',
  }
}

/** What files are that hold recipes for people, or for other programs, and what to do instead. */
const KINDS: readonly (readonly [endings: RegExp, what: string])[] = [
  [
    /^\.(?:pdf|docx?|odt|rtf|pages|epub)$/,
    'This is a document for people. Please enter its recipes by hand, or export them as JSON from the app that they are in.',
  ],
  [PICTURE, 'This is a picture. Please enter its recipe by hand; the picture can be added to it.'],
  [
    /^\.(?:xlsx?|ods|numbers)$/,
    'This is a spreadsheet. Please save it as CSV (in Excel “CSV UTF-8”), with the names of the columns in its first row.',
  ],
  [
    /^\.(?:mxp|mx2|mz2|mmf|mm|grmt|gourmet|rtk|rk|dvo|fdx|fdxz|cdb|crb|anylist)$/,
    'This is the file of another recipe program. Many apps read such files and export them as JSON, which can be read here.',
  ],
  [
    /^\.(?:txt|md|markdown|text)$/,
    'This is a plain text. Please enter its recipe by hand: lists of ingredients and steps can be pasted as they are.',
  ],
  [
    /^\.(?:mht|mhtml|webarchive)$/,
    'This is a web page with its pictures in one file. Please save it again as “Web page, HTML only”, which can be read here.',
  ],
  [/^\.(?:7z|rar|tar|tgz|gz|bz2|xz)$/, 'This is an archive. Please unpack it, and upload the files in it.'],
]

/** The end of a name, which says what a file is. */
const ENDING = /\.[a-z0-9]{1,15}$/i
const endingOf = (name: string) => ENDING.exec(name)?.[0].toLowerCase() ?? ''

const READ_FROM =
  'Recipes are read from JSON files, from those of Paprika, Recipe Keeper, Crouton, Mela, Cookmate, Gourmet and Cooklang, from CSV tables, from saved web pages, and from ZIP archives of them.'

function wrongKind(name: string): Omit<FileProblem, 'file'> {
  const ending = endingOf(name)
  const which = ending ? `files that end in ${ending}` : 'this file'
  const what = KINDS.find(([endings]) => endings.test(ending))?.[1]
  const detail = [`The site cannot read ${which}.`, what, READ_FROM].filter(Boolean).join(' ')
  return { message: WRONG_KIND, detail }
}

async function problemOf(
  file: UploadedFile,
  allowance: Allowance,
): Promise<Omit<FileProblem, 'file'> | undefined> {
  if (isRecipeFile(file.name)) return undefined
  if (!isRecipeArchive(file.name)) return wrongKind(file.name)
  const archive = await unzip(file.content, { allowance })
  return archive.ok ? undefined : { message: PARSE_FAILURE, detail: archive.detail }
}

export const isJson = (name: string) => name.toLowerCase().endsWith('.json')

/** Only the last part of a name, as a person may see it. */
function toShownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed()
}
