import { createHash } from 'node:crypto'
import { variantAddress } from '#domain/picture.ts'
import type { Database } from '#server/data/database.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { aPost } from '#test/fixtures.ts'
import { aPicture } from '#test/pictures.ts'

const WIDTHS = [320, 400, 480, 560, 640, 720, 800]

/** Stores posts of some 500 words, and answers their addresses. */
export async function addPosts(db: Database, count = 20): Promise<string[]> {
  const paragraph = `<p>${'No lid, no hurry, and a spoon that nobody washes. '.repeat(10)}</p>`
  const content = Array.from({ length: 5 }, () => paragraph).join('\n')
  for (let number = 0; number < count; number++)
    await insertPost(db, aPost({ title: `A stock worth standing over ${number}`, content }), new Date())
  const rows = await db.selectFrom('blog_posts').select('slug').where('status', '=', 'published').execute()
  return rows.map(({ slug }) => `/blog/${slug}`)
}

/** Stores pictures of 10 to 60 KB, one file of each, and answers the addresses of those. */
export async function addPictures(db: Database): Promise<string[]> {
  const addresses: string[] = []
  for (const width of WIDTHS) {
    const height = (width * 3) / 4
    const content = await aPicture({ width, height }).webp().toBuffer()
    const hash = createHash('sha256').update(content).digest('hex')
    const picture = { hash, width, height }
    const about = { alt_text: '', file_name: 'plate.webp', byte_size: content.length, uploaded_by: null }
    const variants = [{ format: 'webp' as const, width, content }]
    await insertPicture(db, { ...picture, ...about, variants }, new Date())
    addresses.push(variantAddress(picture, 'webp', width))
  }
  return addresses
}
