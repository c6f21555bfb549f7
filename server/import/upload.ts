import { PARSE_FAILURE } from '#domain/recipe-import/read-json.ts'
import type { FileProblem, UploadedFile } from '../data/imports/files.ts'
import { type Allowance, anAllowance, unzip } from './zip.ts'

/** The body of a form with files, as it came in. */
export type Upload = { contentType: string; body: Uint8Array<ArrayBuffer> }

export type Sorted = { files: UploadedFile[]; problems: FileProblem[] }

const MAX_NAME_LENGTH = 200

/** The files of a form, by the names that their owner knows them by. None when the form is broken. */
export async function readUpload({ contentType, body }: Upload): Promise<UploadedFile[]> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch((error: unknown) => {
      if (error instanceof TypeError) return new FormData()
      throw error
    })
  const files = form.getAll('files').filter((entry) => entry instanceof File)
  return Promise.all(
    // A form without a chosen file sends one that is empty and has no name.
    files
      .filter(({ name, size }) => name !== '' || size > 0)
      .map(async (file) => ({ name: toShownName(file.name), content: await file.bytes() })),
  )
}

/** What is JSON, or an archive that can hold it, and why the rest is not taken (spec.md section 5). */
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

/** The JSON files of an upload: as they are, or taken out of their archives. Others are passed to `refuse`. */
export async function* openFiles(
  files: AsyncIterable<UploadedFile>,
  refuse: (problem: FileProblem) => void,
): AsyncGenerator<UploadedFile> {
  for await (const file of files) {
    if (!isArchive(file)) {
      yield file
      continue
    }
    const archive = await unzip(file.content, { isChecked: true })
    for (const { name, read } of archive.ok ? archive.files : []) {
      const shown = toShownName(name)
      if (isJson(shown)) yield { name: shown, content: read() }
      else refuse({ file: shown, message: WRONG_KIND })
    }
  }
}

const WRONG_KIND = 'Please upload a JSON file'

async function problemOf(
  file: UploadedFile,
  allowance: Allowance,
): Promise<Omit<FileProblem, 'file'> | undefined> {
  if (isJson(file.name)) return undefined
  if (!isArchive(file)) return { message: WRONG_KIND }
  const archive = await unzip(file.content, { allowance })
  return archive.ok ? undefined : { message: PARSE_FAILURE, detail: archive.detail }
}

export const isJson = (name: string) => name.toLowerCase().endsWith('.json')
const isArchive = ({ name }: UploadedFile) => name.toLowerCase().endsWith('.zip')

/** Only the last part of a name, as a person may see it. */
function toShownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .slice(-MAX_NAME_LENGTH)
    .toWellFormed()
}
