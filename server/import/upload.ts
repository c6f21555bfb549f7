import {
  getMultipartBoundary,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import { formatCount } from 'recipe-basics/text/format-number'
import { MOST_RECIPES } from 'recipe-import/report'
import { isRecipeArchive, isRecipeFile, WRONG_KIND } from 'recipe-import/file-endings'
import type { FileProblem, UploadedFile } from '../data/imports/files.ts'
import { NOTHING_READ } from './file-problems.ts'
import { anAllowance, unzip, type Beside, type OpenedFile, type Allowance } from 'recipe-import/zip'

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
    if (problem) sorted.problems.push(problem)
    else sorted.files.push(file)
  }
  if (uploaded.length === 0) sorted.problems.push({ file: '', message: WRONG_KIND })
  return sorted
}

/**
 * The files with recipes of an upload: as they are, or taken out of their archives, and of archives in these. Others are passed
 * to `refuse`.
 */
export async function* openFiles(
  files: AsyncIterable<UploadedFile>,
  refuse: (problem: FileProblem) => void,
): AsyncGenerator<OpenedFile> {
  for await (const file of files) {
    if (!isRecipeArchive(file.name)) {
      yield { name: file.name, size: file.content.byteLength, read: () => file.content }
      continue
    }
    const others: OpenedFile[] = []
    let recipes = 0
    for await (const found of filesOf(file.content, refuse)) {
      if (isRecipeFile(found.name)) {
        recipes++
        yield found
      } else others.push(found)
    }
    const pictures = recipes > 0 ? others.filter((other) => isPicture(other) && !isUsed(other)) : []
    for (const other of others) if (recipes === 0 || !isPicture(other)) refuse(wrongKind(other.name))
    if (pictures.length > 0) refuse(ofPictures(file.name, pictures.length))
  }
}

/** The files of an archive that was looked at before, and of the archives in it, but of none in those. */
async function* filesOf(
  archive: Uint8Array,
  refuse: (problem: FileProblem) => void,
  isOuter = true,
): AsyncGenerator<OpenedFile> {
  const unzipped = await unzip(archive, { isChecked: true })
  const files = unzipped.ok ? unzipped.files : []
  const besideOf = listBeside(files)
  for (const file of files) {
    const found = { ...file, name: toShownName(file.name), beside: besideOf(file) }
    if (!isRecipeArchive(found.name)) yield found
    else if (!isOuter) refuse(unopened(found.name, TOO_DEEP))
    else {
      const inner = await readInner(found)
      if (typeof inner === 'string') refuse(unopened(found.name, inner))
      else yield* filesOf(inner, refuse, false)
    }
  }
}

/** The bytes of an archive in an archive, or why it cannot be opened. */
async function readInner({ read }: OpenedFile): Promise<Uint8Array | string> {
  const bytes = read()
  const unzipped = await unzip(bytes, { isInner: true })
  return unzipped.ok ? bytes : unzipped.detail
}

/** The pictures of an archive, and those of them that became the picture of a recipe. */
function listBeside(files: OpenedFile[]): (file: OpenedFile) => Beside {
  const folderOf = (file: OpenedFile) => file.name.replace(/[^/]{0,1000}$/, '')
  const pictures = new Map(files.filter(isPicture).map((file) => [file.name, file]))
  const recipes = Map.groupBy(
    files.filter(({ name }) => isRecipeFile(name)),
    folderOf,
  )
  const used = new Set<string>()
  return (file) => ({
    path: file.name,
    pictures,
    used,
    isAlone: recipes.get(folderOf(file))?.length === 1,
  })
}

const isUsed = ({ beside }: OpenedFile) => beside !== undefined && beside.used.has(beside.path)

const TOO_DEEP =
  'This archive is in an archive that is in an archive itself. Please unpack the outer one, and upload what is in it.'

const isPicture = ({ name }: OpenedFile) => PICTURE.test(endingOf(name))

const PICTURE = /^\.(?:jpe?g|png|gif|webp|heic|heif|avif|tiff?|bmp)$/

/** What becomes of the pictures that apps pack beside their recipes: hundreds, which would hide what went wrong. */
function ofPictures(archive: string, count: number): FileProblem {
  const message = `${formatCount(count, 'picture')} in ${archive} ${count === 1 ? 'was' : 'were'} left out.`
  return {
    file: '',
    message,
    detail:
      'No recipe names them, or its recipe has a picture already. Please add them by hand where they are missing.',
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
    /^\.(?:mxp|mx2|mz2|mmf|mm|xml|grmt|gourmet|rtk|rk|dvo|fdx|fdxz|cdb|mcb|crb|anylist)$/,
    'This is the file of another recipe program. Many apps read such files and export them as JSON, which can be read here.',
  ],
  [
    /^\.(?:db|sqlite3?|sql|dump|bak|backup|psql|pgdump|mdb|rsbackup|paprikabackup)$/,
    'This is a backup of a database, which only its own program can read. Please export the recipes from that program: in Mealie the backup as a ZIP file, in Tandoor “Export”, in Nextcloud the folder “Recipes” as a ZIP file, in Paprika “Export Recipes”, in RecipeSage “JSON-LD”, in others JSON or CSV.',
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
  'Recipes are read from JSON files, from those of Paprika, Recipe Keeper, Crouton, Mela and Cooklang, from CSV tables, from saved web pages, and from ZIP archives of them.'

function wrongKind(name: string): FileProblem {
  const ending = endingOf(name)
  const which = ending ? `files that end in ${ending}` : 'this file'
  const what = KINDS.find(([endings]) => endings.test(ending))?.[1]
  const detail = [`The site cannot read ${which}.`, what, READ_FROM].filter(Boolean).join(' ')
  return { file: name, message: WRONG_KIND, detail }
}

async function problemOf(file: UploadedFile, allowance: Allowance): Promise<FileProblem | undefined> {
  if (isRecipeFile(file.name)) return undefined
  if (!isRecipeArchive(file.name)) return wrongKind(file.name)
  const archive = await unzip(file.content, { allowance })
  return archive.ok ? undefined : unopened(file.name, archive.detail)
}

/** An archive that no file can be taken from. */
const unopened = (file: string, detail: string): FileProblem => ({ file, message: NOTHING_READ, detail })

/** Only the last part of a name, as a person may see it. */
function toShownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed()
}
