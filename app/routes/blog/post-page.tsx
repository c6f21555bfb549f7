import { href } from 'react-router'
import { BackLink } from '../../ui/frame/back-link.tsx'
import { useListBehind } from '../../ui/list/list-behind.ts'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { DishRow } from '../../ui/list/dish-row.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { CardGrid } from '../../ui/list/card-grid.tsx'
import { ShareButton } from '../../ui/frame/share-button.tsx'
import type { Dated, PostCard, PublicPost } from '#domain/post/post.ts'
import type { ShownBlock } from '#server/pages/post-cards.ts'
import { useDateFormat } from '../use-date-format.ts'
import { type ArticlePost, PostArticle } from './post-article.tsx'
import { PostCard as PostInGrid } from './post-card.tsx'

/** What the page shows of a post, beside its content. */
export type ShownPost = ArticlePost &
  Dated<Pick<PublicPost, 'id' | 'slug' | 'published_at' | 'created_at' | 'updated_at'>>

type Card = Dated<PostCard>

/** The page of a post, public or previewed. */
export type PostPageData = {
  post: ShownPost
  /** What its photograph shows. */
  photoAlt: string
  blocks: ShownBlock[]
  /** The recipes that its text links, but for those that stand in it as cards. */
  dishes: RecipeCard[]
  others: Card[]
}

/** A post as its readers see it. */
export function PostPage({ post, photoAlt, blocks, dishes, others }: PostPageData) {
  const format = useDateFormat()
  return (
    <>
      <PostArticle
        post={post}
        photoAlt={photoAlt}
        blocks={blocks}
        kicker={<time dateTime={post.published_at}>{format(post.published_on)}</time>}
      >
        <DishesInIt dishes={dishes} />
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-4 print:hidden">
          <BackLink to={useListBehind(href('/blog'))}>Back to Blog</BackLink>
          <ShareButton />
        </div>
      </PostArticle>
      <ReadNext posts={others} />
    </>
  )
}

function DishesInIt({ dishes }: { dishes: RecipeCard[] }) {
  if (dishes.length === 0) return null
  return (
    <section aria-labelledby="dishes" className="mt-10 border-t border-line pt-6">
      <h2 id="dishes" className="mb-3.5 text-[1.5rem] leading-tight">
        The dishes in it
      </h2>
      <ul className="dish-rows">
        <OwnList items={dishes}>
          {(recipe, _, isHidden) => <DishRow key={recipe.slug} recipe={recipe} hidden={isHidden} />}
        </OwnList>
      </ul>
    </section>
  )
}

function ReadNext({ posts }: { posts: Card[] }) {
  if (posts.length === 0) return <div className="section print:hidden" />
  return (
    <section aria-labelledby="next" className="page section print:hidden">
      <h2 id="next" className="mb-7 text-section">
        Read next
      </h2>
      <CardGrid>
        {posts.map((post) => (
          <PostInGrid key={post.slug} post={post} />
        ))}
      </CardGrid>
    </section>
  )
}
