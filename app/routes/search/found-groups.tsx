import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { MoreLink } from '../../ui/button/button.tsx'
import { OwnList, OwnNote, OwnSpell } from '#app/ui/reader/own-parts.tsx'
import { DishPicture } from '../../ui/picture/plate-picture.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { formatMinutes } from 'recipe-basics/text/minutes'
import type { MarkedText } from 'recipe-basics/text/marked-text'
import { formatMoney } from '#domain/fields/money.ts'
import { EquipmentPicture } from '../equipment/equipment-picture.tsx'
import { useDateFormat } from '../use-date-format.ts'
import { FoundGuide, isGuideFirst } from './found-guide.tsx'
import type { Found } from './load-found.ts'
import { Marked } from '../../ui/text/marked.tsx'

/** What a search has found, in groups: recipes, those that hold it among their ingredients, equipment, posts. */
export function FoundGroups({ found }: { found: Found }) {
  const { search, recipes, within, equipment, posts } = found
  const isFirst = isGuideFirst(found)
  const list = `${href('/recipes')}?${new URLSearchParams({ search })}`
  return (
    <div className="min-w-0 max-w-200">
      {isFirst && <GuideGroup found={found} />}
      <Group id="by-name" title="Recipes" counted={formatCount(recipes.count, 'recipe')} of={recipes.count}>
        <OwnSpell />
        <ul>
          <OwnList items={recipes.found}>
            {(recipe, _, isHidden) => <FoundRecipe key={recipe.slug} recipe={recipe} hidden={isHidden} />}
          </OwnList>
        </ul>
        {recipes.count > recipes.found.length && (
          <MoreLink to={list}>All {formatCount(recipes.count, 'recipe')}, as a list</MoreLink>
        )}
      </Group>
      <Group
        id="within"
        title={`With ${search} ${within.where}`}
        counted={(within.isMore ? 'more than ' : '') + formatCount(within.count, 'recipe')}
        of={within.count}
      >
        <ul>
          <OwnList items={within.found}>
            {(recipe, _, isHidden) => <FoundWithin key={recipe.slug} recipe={recipe} hidden={isHidden} />}
          </OwnList>
        </ul>
        {within.count > within.found.length && (
          <MoreLink to={`${list}#within`}>More of them, as a list</MoreLink>
        )}
      </Group>
      {!isFirst && <GuideGroup found={found} />}
      <Group
        id="tools"
        title="Equipment"
        counted={formatCount(equipment.count, 'piece')}
        of={equipment.count}
      >
        <ul>
          {equipment.found.map((piece) => (
            <FoundPiece key={piece.slug} piece={piece} />
          ))}
        </ul>
      </Group>
      <Group id="posts" title="Posts" counted={formatCount(posts.count, 'post')} of={posts.count}>
        <ul>
          {posts.found.map((post) => (
            <FoundPost key={post.slug} post={post} />
          ))}
        </ul>
      </Group>
    </div>
  )
}

function GuideGroup({ found: { guide } }: { found: Found }) {
  return (
    <Group id="guide" title="Guide" counted={formatCount(guide.count, 'page')} of={guide.count}>
      <FoundGuide pages={guide.found} />
    </Group>
  )
}

function Group({
  id,
  title,
  counted,
  of,
  children,
}: {
  id: string
  title: string
  counted: string
  of: number
  children: ReactNode
}) {
  if (of === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-8 pt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2.5">
        <h2 id={`${id}-title`} className="min-w-0 text-[1.5rem] leading-[1.2] wrap-anywhere">
          {title}
        </h2>
        <p className="flex-none text-caption text-ink-soft">{counted}</p>
      </div>
      {children}
    </section>
  )
}

const ITEM = 'group relative grid border-b border-line py-4 card-focus'
const PICTURED = `${ITEM} grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4.5 md:grid-cols-[8.25rem_minmax(0,1fr)]`
const TITLE = 'text-[1.3125rem] leading-[1.2] wrap-anywhere'
const LINK = 'card-link'
const ABOUT = 'leading-normal text-ink-soft wrap-anywhere'
const FACTS = 'flex flex-wrap gap-x-3.5 text-[.9375rem] leading-normal text-ink-soft'

function FoundRecipe({ recipe, hidden }: { recipe: Found['recipes']['found'][number]; hidden: boolean }) {
  const { slug, dish, gut, title, name, lang, category, image_url, minutes, about } = recipe
  return (
    <li hidden={hidden} className={PICTURED}>
      <DishPicture
        kind="plate"
        format="square"
        sizes="8.25rem"
        {...{ dish, slug, category, title, image_url }}
      />
      <div className="min-w-0">
        {category && <p className="font-serif leading-[1.4] text-accent italic">{category}</p>}
        <h3 dir="auto" lang={lang?.name} className={TITLE}>
          <Link to={href('/recipes/:slug', { slug })} className={LINK}>
            <Marked title text={name} />
          </Link>
        </h3>
        {minutes !== null && (
          <p className={FACTS}>
            <b className="font-semibold text-ink">{formatMinutes(minutes)}</b>
          </p>
        )}
        <About text={about} lang={lang?.description} />
        <OwnNote gut={gut} className="mt-1.5" />
      </div>
    </li>
  )
}

function FoundWithin({ recipe, hidden }: { recipe: Found['within']['found'][number]; hidden: boolean }) {
  const { slug, dish, gut, title, name, lang, category, image_url, minutes, lines } = recipe
  return (
    <li hidden={hidden} className={`${ITEM} grid-cols-[3rem_minmax(0,1fr)] gap-x-4.5`}>
      <DishPicture kind="plate" format="bare" sizes="3rem" {...{ dish, slug, category, title, image_url }} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2 before:order-1 before:min-w-3 before:flex-1 before:-translate-y-[.15em] before:border-b-2 before:border-dotted before:border-control before:opacity-70 before:content-['']">
          <h3 dir="auto" lang={lang?.name} className={`${TITLE} min-w-0`}>
            <Link to={href('/recipes/:slug', { slug })} className={LINK}>
              <Marked title text={name} />
            </Link>
          </h3>
          {minutes !== null && <p className="order-2 flex-none font-semibold">{formatMinutes(minutes)}</p>}
        </div>
        {lines.map((line, place) => (
          <p key={place} dir="auto" lang={line.lang} className={ABOUT}>
            “<Marked text={line.text} />”
          </p>
        ))}
        <OwnNote gut={gut} className="mt-1.5" />
      </div>
    </li>
  )
}

function FoundPiece({ piece }: { piece: Found['equipment']['found'][number] }) {
  const { slug, tool, title, name, category, image_url, maker, price, currency, about } = piece
  return (
    <li className={PICTURED}>
      <EquipmentPicture sizes="8.25rem" piece={{ slug, tool, name: title, category, image_url }} />
      <div className="min-w-0">
        <h3 dir="auto" className={TITLE}>
          <Link to={href('/equipment/:slug', { slug })} className={LINK}>
            <Marked title text={name} />
          </Link>
        </h3>
        <p className={FACTS}>
          {maker.length > 0 && (
            <span>
              <Marked text={maker} />
            </span>
          )}{' '}
          {price !== null && <b className="font-semibold text-ink">{formatMoney(price, currency)}</b>}
        </p>
        <About text={about} />
      </div>
    </li>
  )
}

function FoundPost({ post }: { post: Found['posts']['found'][number] }) {
  const format = useDateFormat()
  return (
    <li className={ITEM}>
      <p className="text-ui leading-normal text-ink-soft">
        <time dateTime={post.published_at}>{format(post.published_on)}</time>
      </p>
      <h3 dir="auto" lang={post.lang?.title} className={TITLE}>
        <Link to={href('/blog/:slug', { slug: post.slug })} className={LINK}>
          <Marked title text={post.title} />
        </Link>
      </h3>
      {post.about.text.length > 0 && (
        <p dir="auto" lang={post.about.lang} className={ABOUT}>
          “<Marked text={post.about.text} />”
        </p>
      )}
    </li>
  )
}

function About({ text, lang }: { text: MarkedText; lang?: string | undefined }) {
  if (text.length === 0) return null
  return (
    <p dir="auto" lang={lang} className={ABOUT}>
      <Marked text={text} />
    </p>
  )
}
