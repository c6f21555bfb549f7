import './front.css'
import { Form, href } from 'react-router'
import { ButtonLink, IconButton, MoreLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { DishRow } from '../../ui/list/dish-row.tsx'
import type { TableDish } from '../../ui/picture/drawing-address.ts'
import { LaidTable } from '../../ui/picture/plate-picture.tsx'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { MAX_SEARCH_LENGTH } from '#domain/search/list-query.ts'
import type { HomeWords } from './home-words.ts'
import { type HomeDay, Today } from './today.tsx'

export type FrontProps = {
  words: HomeWords
  siteName: string
  /** The newest dishes, which are laid on the table. */
  dishes: TableDish[]
  days: HomeDay[]
  /** What stands in the place of the question while there are too few dishes to answer it. */
  few: RecipeCard[]
}

/** The first screen: whom the site is for, what it is called, and its question, which is answered with dishes. */
export function Front({ words, siteName, dishes, days, few }: FrontProps) {
  return (
    <div className="front page">
      <div className="front-hero">
        <div className="front-table">
          <LaidTable dishes={dishes} />
        </div>
        <div className="front-words">
          <p
            dir="auto"
            className="font-serif text-[1.1875rem] leading-[1.3] text-accent italic wrap-anywhere"
          >
            {words.home_whom}
          </p>
          <h1 dir="auto" className="wrap-anywhere">
            {words.home_headline ?? siteName}
          </h1>
          <p dir="auto" className="lead wrap-anywhere whitespace-pre-line">
            {words.home_lead}
          </p>
        </div>
      </div>
      <div className="day-ask">
        {days.length > 0 && <Today days={days} />}
        {dishes.length === 0 && <p className="text-ink-soft">No recipes available yet. Check back soon!</p>}
        {few.length > 0 && (
          <ul className="dish-rows">
            <OwnList items={few}>
              {(recipe, _, isHidden) => <DishRow key={recipe.slug} recipe={recipe} hidden={isHidden} />}
            </OwnList>
          </ul>
        )}
        {dishes.length > 0 && <SayIt />}
        <div className="front-acts">
          <p>
            <ButtonLink to={href('/recipes')} look={dishes.length > 0 ? undefined : 'outline'}>
              {words.home_first_call}
            </ButtonLink>
            <MoreLink to={href('/about')} className="text-ui">
              {words.home_second_call}
            </MoreLink>
          </p>
        </div>
      </div>
    </div>
  )
}

/** A field that searches the whole site. Suggestions are the search page’s: they would be a part of every first visit. */
function SayIt() {
  return (
    <search className="day-say">
      <Form action={href('/search')}>
        <label htmlFor="say">Or say it in your words</label>
        <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center border-b border-ink">
          <input
            id="say"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="no onion soup"
            className="min-h-14 w-full appearance-none rounded-none bg-transparent py-1 font-serif text-[1.25rem] leading-[1.3] placeholder:text-ink-soft placeholder:opacity-100 focus-visible:rounded-control focus-visible:outline-offset-0 md:text-[1.375rem]"
          />
          <IconButton type="submit" label="Search">
            <Icon name="search" />
          </IconButton>
        </div>
      </Form>
    </search>
  )
}
