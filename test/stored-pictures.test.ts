import { expect, test } from 'vitest'
import { jpegAddress, pictureAddress } from '#domain/files/picture.ts'
import { insertEquipment } from '#server/data/equipment/write.ts'
import { insertPicture } from '#server/data/media/pictures.ts'
import { insertPost } from '#server/data/posts/write.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aPieceOfEquipment, aPost, aRecipe } from './fixtures.ts'
import { createTestSite, NOW } from './site.ts'

const picture = { hash: '0f'.repeat(32), width: 1600, height: 1200 }
const address = pictureAddress(picture)

async function siteWithPictures() {
  const site = await createTestSite()
  const texts = { alt_text: 'Soup in a "blue" bowl', file_name: 'a.jpg', byte_size: 1, uploaded_by: null }
  const variants = [{ format: 'jpeg' as const, width: 1200, content: new Uint8Array(1) }]
  await insertPicture(site.db, { ...picture, ...texts, variants }, NOW)
  const { slug } = await insertRecipe(site.db, { fields: aRecipe({ image_url: address }) }, NOW)
  await insertEquipment(site.db, [aPieceOfEquipment({ image_url: address })], NOW)
  const content = `Words.\n<figure><img src="${address}" alt="A pot"><figcaption>The pot</figcaption></figure>`
  await insertPost(site.db, aPost({ featured_image_url: address, content }), NOW)
  const pages = [`/recipes/${slug}`, '/equipment/steady-blender', '/blog/a-stock-worth-standing-over']
  return { ...site, pages }
}

test('a picture of ours comes in the files that suit the screen, wherever it is shown', async () => {
  const { read, pages } = await siteWithPictures()
  for (const path of [...pages, '/', '/recipes', '/equipment', '/blog']) {
    const { status, html } = await read(path)
    expect([path, status]).toEqual([path, 200])
    const [, sources = ''] = /<picture>(.*?)<\/picture>/s.exec(html) ?? []
    expect([path, sources]).toEqual([path, expect.stringContaining(`${address}/400.avif 400w, `)])
    expect(sources).toContain(`${address}/1600.webp 1600w"`)
    expect(sources).toMatch(new RegExp(`<img[^>]* src="${jpegAddress(picture)}"`))
    // Its place is kept free before it is there.
    expect(sources).toMatch(/<img[^>]* width="\d+" height="\d+"/)
  }
})

test('on its own page a picture says what it shows, and comes before all others', async () => {
  const { read, pages } = await siteWithPictures()
  for (const path of pages) {
    const { html } = await read(path)
    expect([path, html]).toEqual([path, expect.stringContaining('alt="Soup in a &quot;blue&quot; bowl"')])
    expect(html).toMatch(/<picture>.*?<img[^>]*loading="eager" fetchPriority="high"/s)
  }
})

test('a picture in the text of a post keeps its words and loads when it comes near', async () => {
  const { read, pages } = await siteWithPictures()
  const { html } = await read(pages[2]!)
  expect(html).toMatch(
    /<figure><picture><source type="image\/avif"[^>]*>.*?<img src="[^"]*\.jpeg" alt="A pot"[^>]* loading="lazy" width="1600" height="1200"><\/picture><figcaption>The pot/,
  )
})
