import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button, buttonClass, ButtonLink } from '../../../../ui/button/button.tsx'
import { DietBadges } from '../../../../ui/badge/diet-badges.tsx'
import { DifficultyBadge } from '../../../../ui/badge/difficulty-badge.tsx'
import { KeepScreenOn } from './keep-screen-on.tsx'
import { LinkedText } from '../../../../ui/text/linked-text.tsx'
import { drawingAddress, LINES } from '../../../../ui/picture/drawing-address.ts'
import { DishPicture } from '../../../../ui/picture/plate-picture.tsx'
import { ShareButton } from '../../../../ui/frame/share-button.tsx'
import type { Language } from 'recipe-basics/recipe/language'
import type { Lead } from 'recipe-basics/text/lead'
import type { OwnLanguages, PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { GutReading, PageReading } from '#domain/stored-reading/page-reading.ts'
import { Pace, Tiles, type Timed } from './times.tsx'
import { VerdictLine } from './verdict-line.tsx'

/** Characters from which a name would fill a phone at the size of a title. */
const LONG_NAME = 70

/** What the head of the page shows of a recipe. */
export type HeroRecipe = Pick<
  PublicRecipe,
  | 'slug'
  | 'name'
  | 'image_url'
  | 'dish'
  | 'recipe_category'
  | 'cuisine'
  | 'difficulty'
  | 'dietary_restrictions'
  | 'servings'
> &
  Timed & {
    /** The languages of its words, where any is not English. */
    lang?: OwnLanguages
  }

/** The first sentences of its description and the rest, with their language where it is not English. */
export type SpokenLead = Lead & { lang?: Language | undefined }

type Props = {
  recipe: HeroRecipe
  intro: SpokenLead
  /** For how many it is shown. */
  servings: number | null
  /** What its photograph shows. */
  photoAlt?: string
  /** What it is for the gut; null without lines. */
  gut: GutReading | null
  holds: PageReading['holds']
  /** Where it is cooked from, step by step; null for a preview, and where it has no steps. */
  cookAddress: string | null
}

/** What a recipe is called, what kind it is, how long it takes; beside the picture. */
export function RecipeHero({ recipe, intro, servings, photoAlt, gut, holds, cookAddress }: Props) {
  return (
    <header className="grid items-start gap-x-(--column-gap) gap-y-3 md:gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] print:block">
      <DishPicture
        kind="plate"
        format="card"
        shape="head"
        image_url={recipe.image_url}
        alt={photoAlt}
        sizes="(min-width: 80rem) 39rem, (min-width: 64rem) 50vw, 100vw"
        dish={recipe.dish}
        slug={recipe.slug}
        category={recipe.recipe_category}
        title={recipe.name}
        eager
        className="lg:order-2 print:hidden"
      />
      <div className="min-w-0">
        <PrintedDish recipe={recipe} />
        <Kinds recipe={recipe} />
        <h1
          dir="auto"
          lang={recipe.lang?.name}
          className={`mt-2 mb-1.5 leading-tight tracking-display wrap-anywhere hyphens-auto md:my-3 print:text-[2rem] ${recipe.name.length > LONG_NAME ? 'text-[1.75rem] md:text-section' : 'text-[2.375rem] md:text-[clamp(2.5rem,1.4rem+3.4vw,4rem)]'}`}
        >
          {recipe.name}
        </h1>
        <Intro {...intro} />
        {gut && <VerdictLine gut={gut} holds={holds} />}
        <Tiles recipe={recipe} servings={servings} />
        <Pace recipe={recipe} handsOn={gut?.lowEnergy?.handsOn ?? null} />
        <div className="mt-1.5 flex flex-wrap items-start gap-x-1 print:hidden">
          {cookAddress && (
            <ButtonLink to={cookAddress} rel="nofollow" className="min-w-40">
              <Icon name="cooking-pot" />
              Cook
            </ButtonLink>
          )}
          <details className="group/more scripted">
            <summary className={`${buttonClass('quiet')} list-none px-3! [&::-webkit-details-marker]:hidden`}>
              More
              <Icon name="chevron-down" className="size-[1em] group-open/more:rotate-180" />
            </summary>
            <div className="flex flex-wrap items-center gap-1">
              <Button look="quiet" onClick={() => window.print()} className="px-3!">
                <Icon name="printer" />
                Print
              </Button>
              <ShareButton />
              <KeepScreenOn />
            </div>
          </details>
        </div>
      </div>
    </header>
  )
}

/** On paper the dish is drawn in lines. No screen shows it, so no screen asks for it: what is lazy comes when it is seen or printed. */
function PrintedDish({ recipe: { dish, slug, recipe_category: category } }: Pick<Props, 'recipe'>) {
  if (dish === null) return null
  return (
    <img
      alt=""
      width={140}
      height={140}
      loading="lazy"
      src={drawingAddress({ kind: 'plate', format: LINES, dish, slug, category })}
      className="float-right hidden print:block"
    />
  )
}

/** On a phone, the rest of a long description opens with a tap: what one cooks with comes first. */
function Intro({ lead, rest, lang }: SpokenLead) {
  if (!lead) return null
  return (
    <div
      dir="auto"
      className="font-serif text-[1.0625rem] leading-[1.38] whitespace-pre-line text-ink-soft md:text-lead md:leading-[1.45] print:text-[1rem]"
    >
      <p lang={lang}>
        <LinkedText text={lead} />
      </p>
      {rest && (
        <details className="md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-sans text-[.9375rem] font-semibold text-ink underline decoration-accent underline-offset-4 marker:content-[''] md:supports-[selector(::details-content)]:hidden print:hidden">
            The whole text
            <Icon name="chevron-down" className="size-[1em] [details[open]_&]:rotate-180" />
          </summary>
          <p lang={lang}>
            <LinkedText text={rest} />
          </p>
        </details>
      )}
    </div>
  )
}

/** What kind of dish it is. On a phone category and cuisine stand in words, its difficulty across from them. */
function Kinds({
  recipe: { recipe_category, cuisine, difficulty, dietary_restrictions },
}: Pick<Props, 'recipe'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 md:gap-y-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 max-md:w-full max-md:justify-between">
        <div className="flex flex-wrap gap-x-3 max-md:*:p-0 max-md:*:font-serif max-md:*:text-[1.125rem] max-md:*:font-normal max-md:*:text-accent max-md:*:italic max-md:*:[box-shadow:none]">
          {recipe_category && <Badge tone="outline">{recipe_category}</Badge>}
          {cuisine && <Badge tone="outline">{cuisine}</Badge>}
        </div>
        <DifficultyBadge difficulty={difficulty} />
      </div>
      <DietBadges diets={dietary_restrictions} />
    </div>
  )
}
