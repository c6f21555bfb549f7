import { href, Link } from 'react-router'
import { EMPTY_DRAWING } from '../../ui/picture/drawing-address.ts'
import { PlatePicture } from '../../ui/picture/plate-picture.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { siteSearchQuery } from '#domain/search/site-search.ts'
import type { NearFood } from '#server/data/recipes/search/near-foods.ts'
import { useFrameWords } from '../use-frame-words.ts'

/** Says that nothing was found, where was looked, and where to go on. `near` are foods near to the one that was looked for. */
export function NothingFound({ search, near }: { search: string; near: NearFood[] }) {
  return (
    <div aria-live="polite" className="grid max-w-200 gap-5 pt-9 wrap-anywhere">
      <div className="w-28">
        <PlatePicture {...EMPTY_DRAWING} format="bare" />
      </div>
      <h2 className="text-section">Nothing here is called “{search}”</h2>
      <p className="text-ink-soft">
        No recipe, ingredient, page of the guide, tool or post holds it. Fewer words find more. Or look
        through what there is:
      </p>
      <Shelves near={near} />
    </div>
  )
}

/** Says where the search looks, before anything is typed. */
export function NothingTyped() {
  return (
    <div className="grid max-w-200 gap-5 pt-9">
      <p className="text-ink-soft">
        The search looks at the names and descriptions of recipes, at each of their ingredients, at the guide,
        at equipment and at posts.
      </p>
      <Shelves />
    </div>
  )
}

function Shelves({ near = [] }: { near?: NearFood[] }) {
  const { hasGuide } = useFrameWords()
  return (
    <>
      <ul className="border-t border-ink">
        {[
          ...near.map(({ name, count }) => ({
            to: href('/search') + siteSearchQuery(name),
            name: `“${name}”, a food near it`,
            count: formatCount(count, 'recipe'),
          })),
          { to: href('/recipes'), name: 'All recipes', count: '' },
          { to: href('/equipment'), name: 'All equipment', count: '' },
          { to: href('/blog'), name: 'All posts', count: '' },
        ].map(({ to, name, count }) => (
          <li key={to} className="flex items-baseline justify-between gap-x-4 border-b border-line">
            <Link to={to} className="flex min-h-11 items-center font-serif text-[1.25rem]">
              {name}
            </Link>{' '}
            {count && <span className="flex-none font-semibold">{count}</span>}
          </li>
        ))}
      </ul>
      {hasGuide && <OftenAsked />}
    </>
  )
}

/** Words that people come with. */
function OftenAsked() {
  return (
    <div>
      <p className="text-caption text-ink-soft">Or a word people come with</p>
      <ul className="flex flex-wrap gap-x-5">
        {['flare', 'low residue', 'no onion', 'stricture'].map((word) => (
          <li key={word}>
            <Link
              to={href('/search') + siteSearchQuery(word)}
              className="inline-flex min-h-11 items-center font-serif text-[1.1875rem] italic"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
