import { listInWords } from 'recipe-basics/text/list-in-words'
import { formatMinutes } from 'recipe-basics/text/minutes'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'

/** How long a recipe takes, in minutes. */
export type Timed = Pick<PublicRecipe, `${'prep' | 'cook' | 'total'}_time_minutes`> & {
  /** The chill or soak that the total time counts and no tile names. */
  resting: number | null
}

/** How long a dish takes, and for how many it is shown. */
export function Tiles({ recipe, servings }: { recipe: Timed; servings: number | null }) {
  const times = [
    ['Prep Time', recipe.prep_time_minutes],
    ['Cook Time', recipe.cook_time_minutes],
    ['Total Time', recipe.total_time_minutes],
  ] as const
  const isTimed = times.some(([, minutes]) => minutes !== null)
  const tiles = [
    ...(isTimed ? times.map(([name, minutes]) => [name, inMinutes(minutes)]) : []),
    ['Servings', servings ?? 'N/A'],
  ]
  return (
    <dl
      aria-live="polite"
      className="mt-3 grid grid-cols-[repeat(4,auto)] justify-between border-y border-line py-2 md:mt-6 md:py-3.5 @max-[16rem]:grid-cols-2"
    >
      {!isTimed && (
        <div className="self-center pr-4">
          <dt className="sr-only">{listInWords(times.map(([name]) => name))}</dt>
          <dd className="font-serif text-ink-soft italic">Times not given</dd>
        </div>
      )}
      {tiles.map(([name, value]) => (
        <div
          key={name}
          aria-atomic
          className="min-w-0 border-line not-first:border-l not-first:pl-[clamp(.7rem,2.6vw,1.5rem)] @max-[16rem]:border-l-0! @max-[16rem]:pl-0!"
        >
          <dt className="text-caption leading-[1.4] text-ink-soft">{name}</dt>
          <dd className="font-serif text-[clamp(1.5rem,1.2rem+1.4vw,2rem)] leading-[1.2] font-[450] wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** How long the cook stands there, how long the dish needs nobody, and how long it rests. */
export function Pace({ recipe, handsOn }: { recipe: Timed; handsOn: number | null }) {
  const { total_time_minutes: total, resting } = recipe
  const alone = handsOn !== null && total !== null ? total - handsOn - (resting ?? 0) : null
  const parts = [
    [handsOn, 'on your feet'],
    [alone, 'it cooks alone'],
    [resting, 'resting'],
  ] as const
  return (
    <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-[.9375rem] text-ink-soft empty:hidden">
      {parts.map(
        ([minutes, words]) =>
          minutes !== null &&
          minutes > 0 && (
            <span key={words}>
              <b className="font-semibold text-ink">{formatMinutes(minutes)}</b> {words}{' '}
            </span>
          ),
      )}
    </p>
  )
}

/** As spec.md section 2 writes times on a recipe: minutes with an 'm'. */
const inMinutes = (minutes: number | null) => (minutes === null ? 'N/A' : `${minutes}m`)
