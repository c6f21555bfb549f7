import { isUser } from '../people/users.ts'
import { findPost, insertStoredPost, type StoredPost } from '../posts/row.ts'
import { insertPostVersion, PostSnapshot } from '../posts/versions.ts'
import { type PostChange, updatePost } from '../posts/write.ts'
import { publicationOf, type Thing } from './thing.ts'

export const POSTS: Thing<StoredPost, PostChange> = {
  kind: 'post',
  find: findPost,
  nameOf: ({ fields }) => fields.title,
  picturesOf: ({ fields }) => `${fields.featured_image_url ?? ''}\n${fields.content}`,
  publicationOf: ({ fields }) => publicationOf(fields),
  withPublication: (post, publication) => ({ ...post, fields: { ...post.fields, ...publication } }),
  toChange: ({ fields }) => ({ fields }),
  async fromSnapshot(db, id, snapshot) {
    const { author_id, ...post } = PostSnapshot.parse(snapshot)
    const isThere = author_id !== null && (await isUser(db, author_id))
    return { ...post, id, author_id: isThere ? author_id : null }
  },
  insert: insertStoredPost,
  update: updatePost,
  insertVersion: insertPostVersion,
}
