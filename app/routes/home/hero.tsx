import { href } from 'react-router'
import { ButtonLink, MoreLink } from '../../ui/button/button.tsx'
import type { TableDish } from '../../ui/picture/drawing-address.ts'
import { LaidTable } from '../../ui/picture/plate-picture.tsx'
import type { HomeWords } from './home-words.ts'

/**
 * What the site is, in one breath, beside a table that bleeds off the right edge, laid with the newest dishes. Without any,
 * the button that leads to them is a quiet one.
 */
export function Hero({
  words,
  siteName,
  dishes,
}: {
  words: HomeWords
  siteName: string
  dishes: TableDish[]
}) {
  return (
    <div className="page grid wide:min-h-164 wide:grid-cols-[1fr_1.08fr] wide:grid-rows-[1fr_auto] wide:gap-x-(--column-gap)">
      <div className="self-center py-[clamp(2.75rem,6vw,6rem)] wide:pb-8">
        <p
          dir="auto"
          className="mb-4 font-serif text-[1.1875rem] leading-[1.3] text-accent italic wrap-anywhere"
        >
          {words.home_whom}
        </p>
        <h1 dir="auto" className="text-display leading-[.98] font-[420] tracking-[-.03em] wrap-anywhere">
          {words.home_headline ?? siteName}
        </h1>
        <p
          dir="auto"
          className="mt-6 max-w-116 font-serif text-lead leading-[1.45] wrap-anywhere whitespace-pre-line text-ink-soft"
        >
          {words.home_lead}
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
          <ButtonLink to={href('/recipes')} size="large" look={dishes.length > 0 ? undefined : 'outline'}>
            {words.home_first_call}
          </ButtonLink>
          <MoreLink to={href('/about')}>{words.home_second_call}</MoreLink>
        </div>
      </div>
      <div className="relative -mx-(--gutter) min-h-[clamp(22rem,66vw,36rem)] overflow-hidden bg-olive wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:mr-[calc(-1*max(var(--gutter),(100vw-var(--container-page))/2))] wide:ml-0 wide:min-h-0">
        <LaidTable dishes={dishes} />
      </div>
    </div>
  )
}
