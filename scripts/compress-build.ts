import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXTS = '**/*.{js,css,svg,txt,webmanifest}'

/** Writes a .br and a .gz beside every text of a folder, so that no request waits for compression. */
export async function compressBuild(folder: string): Promise<void> {
  const files = globSync(TEXTS, { cwd: folder }).map((file) => `${folder}/${file}`)
  await Promise.all(files.map(compressFile))
}

async function compressFile(path: string) {
  const text = await readFile(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(text, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
