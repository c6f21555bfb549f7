import type { EquipmentFields } from '#domain/equipment/equipment.ts'
import type { PostFields } from '#domain/post/post.ts'
import type { WrittenRecipe } from '#domain/recipe/recipe.ts'
import type { Publication } from '#domain/status.ts'
import { undeleteEquipment } from '../equipment/restore.ts'
import { findStoredEquipment, type StoredEquipment } from '../equipment/row.ts'
import { EquipmentSnapshot } from '../equipment/versions.ts'
import { deleteEquipment, updateEquipment } from '../equipment/write.ts'
import { undeletePost } from '../posts/restore.ts'
import { findPost, type StoredPost } from '../posts/row.ts'
import { PostSnapshot } from '../posts/versions.ts'
import { deletePost, updatePost } from '../posts/write.ts'
import { undeleteRecipe } from '../recipes/restore.ts'
import { findRecipe, type StoredRecipe } from '../recipes/row.ts'
import { RecipeSnapshot } from '../recipes/versions.ts'
import { deleteRecipe, updateRecipe } from '../recipes/write.ts'
import { storedPublication } from '../stored-publication.ts'
import type { Things } from './change-many.ts'

export const RECIPES: Things<StoredRecipe, Publication & { fields: WrittenRecipe }> = {
  kind: 'recipe',
  find: findRecipe,
  publicationOf: ({ status, published_at }) => ({ status, published_at }),
  withPublication: ({ fields }, publication) => ({ fields, ...publication }),
  fromSnapshot(snapshot) {
    const { fields, ...recipe } = RecipeSnapshot.parse(snapshot)
    return { fields, ...storedPublication(recipe) }
  },
  update: updateRecipe,
  remove: deleteRecipe,
  undelete: undeleteRecipe,
}

export const EQUIPMENT: Things<StoredEquipment, Publication & { fields: EquipmentFields }> = {
  kind: 'equipment',
  find: findStoredEquipment,
  publicationOf: ({ status, published_at }) => ({ status, published_at }),
  withPublication: ({ fields }, publication) => ({ fields, ...publication }),
  fromSnapshot(snapshot) {
    const { fields, ...piece } = EquipmentSnapshot.parse(snapshot)
    return { fields, ...storedPublication(piece) }
  },
  update: updateEquipment,
  remove: deleteEquipment,
  undelete: undeleteEquipment,
}

export const POSTS: Things<StoredPost, { fields: PostFields }> = {
  kind: 'post',
  find: findPost,
  publicationOf: ({ fields: { status, published_at } }) => ({ status, published_at }),
  withPublication: ({ fields }, publication) => ({ fields: { ...fields, ...publication } }),
  fromSnapshot: (snapshot) => ({ fields: PostSnapshot.parse(snapshot).fields }),
  update: updatePost,
  remove: deletePost,
  undelete: undeletePost,
}
