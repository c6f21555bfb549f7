import { createRoute, z } from '@hono/zod-openapi'
import { readPage } from '#domain/search/list-query.ts'
import type { Database } from '../data/database/database.ts'
import { findMovedPost, findPublicPost, listPostPage } from '../data/posts/read.ts'
import { type Api, inPath, jsonAnswer, MOVED, PAGE, PLACE } from './describe.ts'
import { EXAMPLE_POST_SUMMARY } from './examples.ts'
import { PostSchema, PostSummarySchema, toPostJson, toPostSummaryJson } from './post-json.ts'
import { notFound, problemAnswer } from './problem.ts'

const tags = ['Posts']

const LIST = createRoute({
  operationId: 'listPosts',
  method: 'get',
  path: '/api/posts',
  tags,
  summary: 'List published posts',
  description: 'Newest first, 24 a page. A scheduled post appears at its publish date.',
  parameters: [PAGE],
  responses: {
    200: jsonAnswer(
      z.object({ posts: z.array(PostSummarySchema), ...PLACE }).openapi('PostList', {
        example: { posts: [EXAMPLE_POST_SUMMARY], count: 1, page: 1, pages: 1 },
      }),
      'One page of posts.',
    ),
  },
})

const FIND = createRoute({
  operationId: 'findPost',
  method: 'get',
  path: '/api/posts/{slug}',
  tags,
  summary: 'Read one published post',
  parameters: [inPath('slug', 'The last part of its address.', 'a-stock-worth-standing-over')],
  responses: {
    200: jsonAnswer(PostSchema, 'The post.'),
    301: MOVED,
    404: problemAnswer('No published post has this slug.'),
  },
})

/** What anybody may ask about posts. */
export function answerPosts(api: Api, db: Database) {
  api.openapi(LIST, async (c) => {
    const page = readPage(new URL(c.req.url).searchParams)
    const { posts, ...place } = await listPostPage(db, page, c.var.now)
    return c.json({ posts: posts.map(toPostSummaryJson), ...place }, 200)
  })

  api.openapi(FIND, async (c) => {
    const slug = c.req.param('slug')
    const post = await findPublicPost(db, slug, c.var.now)
    if (post) return c.json(toPostJson(post), 200)
    const moved = await findMovedPost(db, slug, c.var.now)
    return moved ? c.redirect(`/api/posts/${encodeURIComponent(moved)}`, 301) : notFound(c)
  })
}
