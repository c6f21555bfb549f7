import { useEffect, useRef } from 'react'
import { MoreLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { DishRow } from '../../ui/list/dish-row.tsx'
import { PlatePicture } from '../../ui/picture/plate-picture.tsx'
import type { TableDish } from '../../ui/picture/drawing-address.ts'
import { OwnList } from '#app/ui/reader/own-parts.tsx'
import { storeSpell, useStoredSpell } from '../../ui/reader/stored-spell.ts'
import { MustNote } from '../../ui/text/must-note.tsx'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { DAY_SPELLS, type DayName } from 'food-verdicts/gut/profile/days'

/** A kind of day, its first dishes, how many there are, and the list of them all. */
export type HomeDay = {
  id: DayName
  name: string
  about: string
  /** What its dishes are called: “16 dishes, smooth and soft”. */
  title: string
  /** Its address names a texture. */
  to: string
  all: string
  plate: TableDish | null
  dishes: RecipeCard[]
}

/**
 * The question that the site answers first. A chosen plate opens its dishes below, and sets the spell of the whole site. The page
 * holds the dishes of all three, and asks for the pictures of all: what is chosen stays in this browser. Styles open them, so that
 * the choice stands from the first paint on, and without scripts.
 */
export function Today({ days }: { days: HomeDay[] }) {
  const plates = useRef<HTMLDivElement>(null)
  const spell = useStoredSpell()
  const choose = (chosen: string | undefined) => {
    for (const radio of radiosOf(plates.current)) radio.checked = radio.value === chosen
  }
  useEffect(() => {
    // It may have been chosen before this page was alive, and then nobody heard of it.
    const early = radiosOf(plates.current).find(({ checked }) => checked)
    const day = days.find(({ id }) => id === early?.value)
    if (day && DAY_SPELLS[day.id]) storeSpell(DAY_SPELLS[day.id])
  }, [days])
  useEffect(() => {
    const day = spell && days.find(({ id }) => DAY_SPELLS[id] === spell)
    if (day) choose(day.id)
  }, [days, spell])
  return (
    <section aria-labelledby="today" className="contents">
      <div className="day-head">
        <h2 id="today">How is today?</h2>
        <p className="scripted flex flex-wrap items-center gap-x-1.5 text-caption text-ink-soft">
          <Icon name="lock" className="size-[1.05em]" />
          Your choice stays in this browser.
          <button
            type="button"
            onClick={() => {
              storeSpell(null)
              choose(undefined)
            }}
            className="day-clear"
          >
            Show everything
          </button>
        </p>
      </div>
      <div ref={plates} role="radiogroup" aria-labelledby="today" className="days">
        {days.map(({ id, name, about, plate }) => (
          <label key={id} className="day" data-is={id}>
            <input
              type="radio"
              name="day"
              value={id}
              autoComplete="off"
              onChange={() => storeSpell(DAY_SPELLS[id])}
            />
            {plate && <PlatePicture kind="plate" format="bare" eager="quietly" {...plate} />}
            <span className="day-name">
              <Icon name="check" />
              {name}
            </span>
            <span className="day-about">{about}</span>
          </label>
        ))}
      </div>
      <div aria-live="polite" className="day-fits">
        {days.map(({ id, title, to, all, dishes }) => (
          <div key={id} data-day={id}>
            <h3>{title}</h3>
            {id === 'flare' && <MustNote />}
            <ul className="dish-rows mt-2.5">
              <OwnList items={dishes}>
                {(recipe, _, isHidden) => (
                  <DishRow key={recipe.slug} recipe={recipe} eager="quietly" hidden={isHidden} />
                )}
              </OwnList>
            </ul>
            <p className="flex flex-wrap items-baseline gap-x-4">
              <MoreLink to={to}>{all}</MoreLink>
              {DAY_SPELLS[id] && (
                <span className="text-caption text-ink-soft">
                  That link tells the site which texture you look for.
                </span>
              )}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

const radiosOf = (plates: HTMLElement | null) => [...(plates?.querySelectorAll('input') ?? [])]
