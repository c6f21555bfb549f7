import { Icon } from '../../../ui/icon/icon.tsx'
import { href, Outlet, useMatch } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { EMPTY_DRAWING } from '../../../ui/picture/drawing-address.ts'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { readPage, readSearch } from '#domain/search/list-query.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { STATES } from '#domain/publishing/status.ts'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, siteContext } from '#server/context.ts'
import { listPosts } from '#server/data/posts/admin.ts'
import { listSampleIds } from '#server/data/changes/sample-marks.ts'
import { previewAddress } from '../../preview/preview-address.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { SelectAll } from '../bulk/select-all.tsx'
import { PostFilter, postsAddress } from './post-filter.tsx'
import { PostRow } from './post-row.tsx'
import type { Route } from './+types/manager'

const POSTS = 'posts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'see-drafts')
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const search = readSearch(url.searchParams)
  const state =
    url.pathname === href('/admin/blog/scheduled')
      ? 'scheduled'
      : oneOf(STATES, url.searchParams.get('state'))
  const { posts, ...list } = await listPosts(db, { search, state, page: readPage(url.searchParams) }, now)
  const samples = await listSampleIds(db, 'post')
  const rows = posts.map((post) => ({
    ...post,
    isSample: samples.includes(post.id),
    address:
      post.state === 'published' ? href('/blog/:slug', { slug: post.slug }) : previewAddress('post', post.id),
  }))
  return { ...list, search, state, posts: rows }
}

export const meta: Route.MetaFunction = () => [{ title: 'Blog · Admin Panel' }]

/** The blog manager of spec.md section 2: the posts, and above them the form of one, when there is one. */
export default function BlogManager({ loaderData }: Route.ComponentProps) {
  const { posts, counts, found, search, state, page, pages } = loaderData
  const isNew = useMatch('/admin/blog/new') !== null
  return (
    <>
      <ScreenHead title="Blog">
        {!isNew && (
          <ButtonLink to={href('/admin/blog/new')} look="outline">
            <Icon name="plus" className="size-[1.2em] stroke-[1.8]" /> New Post
          </ButtonLink>
        )}
      </ScreenHead>
      <Outlet />
      {counts.all === 0 ? (
        !isNew && <NoPosts />
      ) : (
        <section id={POSTS} aria-label="Posts" tabIndex={-1} className="outline-none">
          <PostFilter search={search} state={state} counts={counts} />
          {found === 0 ? (
            <EmptyState title="No posts found" text="Try another word, or look at all posts." />
          ) : (
            <>
              <SelectAll />
              <ul>
                {posts.map((post) => (
                  <PostRow key={post.id} post={post} />
                ))}
              </ul>
              <BulkBar kind="posts" table={postsAddress({ search, state, page })} />
            </>
          )}
          <Pagination
            page={page}
            pages={pages}
            to={(page) => postsAddress({ search, state, page })}
            results={POSTS}
          />
        </section>
      )}
    </>
  )
}

function NoPosts() {
  return (
    <div className="rounded-panel border border-line bg-surface">
      <EmptyState title="No blog posts yet" picture={<PlatePicture {...EMPTY_DRAWING} format="bare" />}>
        <ButtonLink to={href('/admin/blog/new')} look="outline">
          Create your first post
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
