import { createRoute, z } from '@hono/zod-openapi'
import { readPage } from '#domain/search/list-query.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { createPost, updatePost } from '../data/posts/write.ts'
import { authorOf, mayWrite } from '../data/changes/change.ts'
import type { Database } from '../data/database/database.ts'
import { listPostRows } from '../data/posts/admin.ts'
import { findIdOf } from '../data/changes/slugs.ts'
import { findPost } from '../data/posts/row.ts'
import { CONFLICT, refuseChange, slugTaken } from './conflict.ts'
import {
  type Api,
  CREATED_HEADERS,
  DELETED,
  inPath,
  jsonAnswer,
  PAGE,
  PLACE,
  SavedSchema,
} from './describe.ts'
import { EXAMPLE_ADMIN_POST, EXAMPLE_POST_INPUT } from './examples.ts'
import { BODY_REFUSALS, invalid, parseContent, withBody } from './json-body.ts'
import { PostBody, toPostBody } from './post-body.ts'
import { AdminPostSchema, toPostJson } from './post-json.ts'
import { notFound, problemAnswer } from './problem.ts'
import { ADMIN_REFUSALS, notAllowed, withRight } from './require-right.ts'
import { removeThing } from '../data/things/change-one.ts'
import { POSTS } from '../data/things/post-thing.ts'

const tags = ['Posts']
const MISSING = { 404: problemAnswer('not_found: no post has this slug or id.') }

const LIST = createRoute({
  operationId: 'listAllPosts',
  method: 'get',
  path: '/api/admin/posts',
  tags,
  summary: 'List all posts, drafts and scheduled ones too',
  description: 'Newest first, 50 a page.',
  parameters: [PAGE],
  ...withRight('see-drafts'),
  responses: {
    200: jsonAnswer(
      z.object({ posts: z.array(AdminPostSchema), ...PLACE }).openapi('AdminPostList', {
        example: { posts: [EXAMPLE_ADMIN_POST], count: 1, page: 1, pages: 1 },
      }),
      'One page of posts.',
    ),
    ...ADMIN_REFUSALS,
  },
})

const FIND = createRoute({
  operationId: 'findAnyPost',
  method: 'get',
  path: '/api/admin/posts/{id}',
  tags,
  summary: 'Read one post, also a draft or a scheduled one',
  parameters: [inPath('id', 'Its id.')],
  ...withRight('see-drafts'),
  responses: { 200: jsonAnswer(AdminPostSchema, 'The post.'), ...ADMIN_REFUSALS, ...MISSING },
})

const CREATE = createRoute({
  operationId: 'createPost',
  method: 'post',
  path: '/api/posts',
  tags,
  summary: 'Store a post',
  description: 'A draft unless its status is published. Its author is the account that sends it.',
  ...withBody('write-drafts', 'PostInput', EXAMPLE_POST_INPUT),
  responses: {
    201: { ...jsonAnswer(SavedSchema, 'Stored.'), headers: CREATED_HEADERS },
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    ...CONFLICT,
  },
})

const UPDATE = createRoute({
  operationId: 'updatePost',
  method: 'put',
  path: '/api/posts/{slug}',
  tags,
  summary: 'Change a post',
  description: 'Fields that are left out stay as they are.',
  parameters: [inPath('slug', 'Its slug, or its id.', 'a-stock-worth-standing-over')],
  ...withBody('write-drafts', 'PostChange', { status: 'published', updated_at: '2026-03-04T05:06:07.000Z' }),
  responses: {
    200: jsonAnswer(SavedSchema, 'Changed. The state before is kept as a version.'),
    ...ADMIN_REFUSALS,
    ...BODY_REFUSALS,
    ...MISSING,
    ...CONFLICT,
  },
})

const DELETE = createRoute({
  operationId: 'deletePost',
  method: 'delete',
  path: '/api/posts/{slug}',
  tags,
  summary: 'Delete a post',
  parameters: [inPath('slug', 'Its slug, or its id.', 'a-stock-worth-standing-over')],
  ...withRight('write-drafts'),
  responses: { 204: DELETED, ...ADMIN_REFUSALS, ...MISSING },
})

/** What people with a role may ask and change about posts. */
export function answerPostChanges(api: Api, db: Database) {
  answerReading(api, db)
  answerWriting(api, db)
}

function answerReading(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const { posts, ...place } = await listPostRows(db, readPage(new URL(c.req.url).searchParams))
    return c.json({ posts: posts.map(toPostJson), ...place }, 200)
  })

  api.openapi(FIND, async (c) => {
    const post = await findPost(db, c.req.param('id'))
    if (!post) return notFound(c)
    const { fields, ...names } = post
    return c.json(toPostJson({ ...fields, ...names }), 200)
  })
}

function answerWriting(api: Api, db: Database) {
  api.openapi(CREATE, async (c) => {
    const parsed = parseContent(PostBody, POST_FIELDS, c.var.body)
    if (!parsed.ok) return invalid(c, parsed.errors)
    const { slug } = parsed.value
    const fields = { ...parsed.value.fields, drawn_as: null }
    const author = authorOf(c.var.user)
    if (!mayWrite(author, fields.status)) return notAllowed(c)
    const created = await createPost(db, { slug, fields, ...author }, c.var.now)
    if (!created.ok) return slugTaken(c)
    const saved = { id: created.id, slug: created.slug, updated_at: c.var.now.toISOString() }
    return c.json(saved, 201, { Location: `/api/admin/posts/${created.id}` })
  })

  api.openapi(UPDATE, async (c) => {
    const current = await findPost(db, (await findIdOf(db, 'blog_posts', c.req.param('slug'))) ?? '')
    if (!current) return notFound(c)
    const parsed = parseContent(PostBody, POST_FIELDS, c.var.body, toPostBody(current))
    if (!parsed.ok) return invalid(c, parsed.errors)
    const { drawn_as } = current.fields
    const fields = { ...parsed.value.fields, drawn_as }
    const change = { ...parsed.value, fields, ...authorOf(c.var.user) }
    const changed = await updatePost(db, current.id, change, c.var.now)
    if (!changed.ok) return refuseChange(c, changed.reason)
    return c.json({ id: changed.id, slug: changed.slug, updated_at: changed.updated_at }, 200)
  })

  api.openapi(DELETE, async (c) => {
    const id = await findIdOf(db, 'blog_posts', c.req.param('slug'))
    const author = authorOf(c.var.user)
    const post = await findPost(db, id ?? '')
    if (post && !mayWrite(author, post.fields.status)) return notAllowed(c)
    const deleted = await removeThing(db, POSTS, id ?? '', author, c.var.now)
    return deleted ? c.body(null, 204) : notFound(c)
  })
}
