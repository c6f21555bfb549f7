import { deflateRawSync, crc32 } from 'node:zlib'
import type { Upload } from '#server/import/upload.ts'

export type SentFile = { name: string; content: string | Uint8Array<ArrayBuffer> }

/** A form with files, as a browser fills it in. */
export function aForm(...files: SentFile[]): FormData {
  const form = new FormData()
  for (const { name, content } of files) form.append('files', new File([content], name))
  return form
}

/** The same as it arrives. */
export async function anUpload(...files: SentFile[]): Promise<Upload> {
  const request = new Request('http://plate.test', { method: 'POST', body: aForm(...files) })
  return { contentType: request.headers.get('Content-Type') ?? '', body: await request.bytes() }
}

/** A recipe as Umami exports it; `more` replaces parts of it. */
export function aPublishedRecipe(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek Soup',
    prepTime: 'PT10M',
    cookTime: 'PT30M',
    recipeYield: '4 servings',
    recipeIngredient: ['3 leeks', '600 ml chicken stock'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer the leeks for 30 minutes.' }],
    ...more,
  }
}

type Entry = {
  name: string
  content?: string | Uint8Array
  /** What the archive says, where that is not the truth. */
  declaredSize?: number
  attributes?: number
  /** Points at the local header of this entry instead of its own. */
  overlaps?: number
  stored?: boolean
  isLocked?: boolean
  /** The number of a compression, where it is neither of the usual ones. */
  compression?: number
}

/** A ZIP archive, well made or not. */
export function aZip(entries: Entry[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  const offsets: number[] = []
  let offset = 0
  const deflated = new Map<Entry['content'], Buffer>()
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '')
    const packed = entry.stored ? content : (deflated.get(entry.content) ?? deflateRawSync(content))
    if (!entry.stored) deflated.set(entry.content, packed)
    const name = Buffer.from(entry.name)
    const facts = Buffer.alloc(22)
    facts.writeUInt16LE(entry.isLocked ? 0x0801 : 0x0800, 0) // names are UTF-8
    facts.writeUInt16LE(entry.compression ?? (entry.stored ? 0 : 8), 2)
    facts.writeUInt32LE(crc32(content), 8)
    facts.writeUInt32LE(packed.byteLength, 12)
    facts.writeUInt32LE(entry.declaredSize ?? content.byteLength, 16)
    facts.writeUInt16LE(name.byteLength, 20)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      facts,
      Buffer.alloc(2),
      name,
      packed,
    ])
    offsets.push(offset)
    const rest = Buffer.alloc(16)
    rest.writeUInt32LE(entry.attributes ?? 0, 8)
    rest.writeUInt32LE(entry.overlaps === undefined ? offset : (offsets[entry.overlaps] ?? 0), 12)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03\x14\0', 'latin1'), facts, rest, name]))
    locals.push(local)
    offset += local.byteLength
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}
