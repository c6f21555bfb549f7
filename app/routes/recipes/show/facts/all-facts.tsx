import { href, Link } from 'react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { ReportMistake } from '../../../report-mistake.tsx'
import type { DishAnswers } from 'food-verdicts/gut/allergens/dish-answers'
import type { GutReading } from '#domain/stored-reading/page-reading.ts'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { AllergenFacts } from './allergen-facts.tsx'
import { DietFacts } from './diet-facts.tsx'
import { GutFigures } from './gut-figures.tsx'
import type { NutritionShown } from './nutrition-shown.ts'
import { PrintSheet } from './print-sheet.tsx'
import { sumUpFacts } from './sum-up-facts.ts'
import { type Checked, WhereFrom, type WhereFromProps } from './where-from.tsx'

type AllFactsProps = {
  recipe: WhereFromProps['recipe'] & { name: string; slug: string; servings: number | null }
  tool: RecipeTool
  gut: GutReading | null
  /** What its lines say of diets and allergens; null where it has none. */
  answers: DishAnswers | null
  nutrition: NutritionShown
  checked: Checked
}

/**
 * All that is known of a dish besides how it is cooked, in one closed part. A link to `#facts` opens it: browsers open what holds the
 * place that an address leads to.
 */
export function AllFacts({ recipe, tool, gut, answers, nutrition, checked }: AllFactsProps) {
  const isRead = answers?.isRead === true
  return (
    <details className="group/facts mt-12 border-y border-ink print:hidden">
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-4 py-3.5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-[1.5rem]">All facts</h2>
        <Icon name="chevron-down" className="row-span-2 text-ink-soft group-open/facts:rotate-180" />
        {answers && (
          <span className="text-[.9375rem] leading-[1.4] text-ink-soft group-open/facts:hidden">
            {sumUpFacts(answers)}
          </span>
        )}
      </summary>
      <div
        id="facts"
        className="grid scroll-mt-20 gap-x-8 gap-y-7 pb-3 text-ui leading-normal md:max-lg:grid-cols-2 wide:grid-cols-2"
      >
        {isRead && (
          <Part id="diets" title="Diets">
            <DietFacts diets={answers.diets} />
          </Part>
        )}
        {answers && (
          <Part id="allergens" title="Allergens">
            {isRead ? (
              <AllergenFacts allergens={answers.allergens} />
            ) : (
              <p>This site knows too few words of this list. So it says nothing about diets and allergens.</p>
            )}
          </Part>
        )}
        {gut && (
          <Part id="gut" title="For the gut, one serving">
            <GutFigures gut={gut} />
          </Part>
        )}
        <Part id="where-from" title="Where this comes from">
          <WhereFrom recipe={recipe} gut={gut} isRead={isRead} nutrition={nutrition} checked={checked} />
        </Part>
        {gut && (
          <div className="col-span-full">
            <PrintSheet recipe={recipe} tool={tool} sources={checked.sources} facts={gut.facts} />
          </div>
        )}
        <p className="col-span-full flex flex-wrap justify-between gap-x-6 border-t border-line pt-1 text-[.9375rem]">
          <Link to={href('/how-we-know')} className="inline-flex min-h-11 items-center">
            How we know
          </Link>
          <ReportMistake />
        </p>
      </div>
    </details>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 text-[1.125rem] leading-snug font-normal text-accent italic">
        {title}
      </h3>
      {children}
    </section>
  )
}
