import { expect } from 'vitest'
import { readRecipeFilter } from '#domain/recipe/filter.ts'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { testEachDatabase } from '#test/database.ts'
import { aPieceOfEquipment, aPost, aRecipe } from '#test/fixtures.ts'
import { insertEquipment } from '../equipment/write.ts'
import { findEquipment, listEquipment } from '../equipment/read.ts'
import { findPublicPost, listNewestPosts } from '../posts/read.ts'
import { insertPost } from '../posts/write.ts'
import { findPublicRecipe, listNewestRecipes, listRecipePage } from '../recipes/read/read.ts'
import { insertRecipe } from '../recipes/write/write.ts'

const now = new Date('2026-03-04T05:06:07Z')
const EVERYTHING = readRecipeFilter(new URLSearchParams())

testEachDatabase('a stored picture whose address is none is no picture', async (db) => {
  const { slug } = await insertRecipe(db, { fields: aRecipe() }, now)
  const [id = ''] = await insertEquipment(db, [aPieceOfEquipment()], now)
  await insertPost(db, aPost(), now)
  const pictures = async () => [
    (await findPublicRecipe(db, slug, now))?.image_url,
    (await listRecipePage(db, EVERYTHING, now)).recipes[0]?.image_url,
    (await listNewestRecipes(db, 1, now))[0]?.image_url,
    (await findEquipment(db, id, now))?.image_url,
    (await listEquipment(db, now))[0]?.image_url,
    (await listNewestPosts(db, 1, now))[0]?.featured_image_url,
    (await findPublicPost(db, 'a-stock-worth-standing-over', now))?.featured_image_url,
  ]
  const store = async (address: string) => {
    await db.updateTable('recipes').set({ image_url: address }).execute()
    await db.updateTable('kitchen_equipment').set({ image_url: address }).execute()
    await db.updateTable('blog_posts').set({ featured_image_url: address }).execute()
  }
  for (const address of ['https://photos.example/a.jpg', '/photos/a.jpg']) {
    await store(address)
    expect(await pictures()).toEqual(Array(7).fill(address))
  }
  for (const address of DANGEROUS_ADDRESSES.filter((address) => !/[\0\ud800]/.test(address))) {
    await store(address)
    expect(await pictures(), address).toEqual(Array(7).fill(null))
  }
})
