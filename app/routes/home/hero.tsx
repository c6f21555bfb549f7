import { href } from 'react-router'
import { ButtonLink, MoreLink } from '#app/ui/button.tsx'
import { HeroTable } from '#app/ui/plate-picture.tsx'

/** What the site is, in one breath, beside a laid table that bleeds off the right edge. */
export function Hero() {
  return (
    <div className="page grid wide:min-h-164 wide:grid-cols-[1fr_1.08fr] wide:grid-rows-[1fr_auto] wide:gap-x-(--column-gap)">
      <div className="self-center py-[clamp(2.75rem,6vw,6rem)] wide:pb-8">
        <h1 className="text-display leading-[.98] font-[420] tracking-[-.03em]">
          Good food, gently&nbsp;made.
        </h1>
        <p className="mt-6 max-w-116 font-serif text-lead leading-[1.45] text-ink-soft">
          Recipes from a chef who cooks for people with Crohn’s disease: soft textures, clear methods, old
          family dishes made kinder, and the macros of every plate.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={href('/recipes')} size="large">
            Explore Recipes
          </ButtonLink>
          <MoreLink to={href('/about')}>Read the chef’s story</MoreLink>
        </div>
      </div>
      <div className="relative -mx-(--gutter) min-h-[clamp(22rem,66vw,36rem)] overflow-hidden bg-olive wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:mr-[calc(-1*max(var(--gutter),(100vw-var(--container-page))/2))] wide:ml-0 wide:min-h-0">
        <HeroTable />
      </div>
      <p className="pt-3.5 text-caption leading-normal text-ink-soft wide:max-w-md wide:pb-6">
        On the table: poached cod, carrot soup, beetroot carpaccio, baked salmon, overnight oats and rice
        pudding.
      </p>
    </div>
  )
}
