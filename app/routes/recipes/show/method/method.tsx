import type { ReactNode } from 'react'
import { LinkedText } from '../../../../ui/text/linked-text.tsx'
import type { OwnLanguages, PublicRecipe } from '#domain/recipe/public-recipe.ts'
import { asWritten } from 'recipe-reading/kitchen/shown-text'
import { useLitSpell, versionFor } from '../list/spell-answers.ts'
import { DidNotScale } from '../view/did-not-scale.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { toSections } from './sections.ts'
import type { ShownLine } from '../view/show-texts.ts'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { StepsNote } from './steps-note.tsx'
import { useTicks } from './use-ticks.ts'
import { VersionStep } from './version-step.tsx'

/** What the method shows of a recipe. */
export type MethodRecipe = Pick<PublicRecipe, 'slug' | 'story'> & { lang?: OwnLanguages }

/** The steps, numbered through and to be ticked off, and what the chef has to say about them. */
export function Method({ recipe: { slug, story, lang }, tool }: { recipe: MethodRecipe; tool: RecipeTool }) {
  const { note, steps } = tool
  const version = versionFor(tool, useLitSpell(tool))
  const ticks = useTicks(`steps ${slug}`)
  return (
    <section {...ticks} id="method" aria-labelledby="instructions" className="scroll-mt-4">
      <h2 id="instructions" className="text-[1.75rem]">
        Instructions
      </h2>
      <StepsNote tool={tool} />
      {note && <p className="mt-2 text-ui leading-normal text-ink-soft print:hidden">{note}</p>}
      {steps.length === 0 && <p className="mt-4 text-ink-soft">No instructions provided for this recipe.</p>}
      {toSections(steps).map(({ heading, items, start }) => (
        <div key={start} className="mt-5">
          {heading && (
            <h3 dir="auto" lang={items[0]?.headed} className="pt-3 pb-4 text-[1.375rem]">
              {heading}
            </h3>
          )}
          <ol start={start + 1} className="grid gap-8 print:gap-3">
            {items.map((step, place) => (
              <Step key={start + place} number={start + place + 1} step={step}>
                {version && <VersionStep number={start + place + 1} version={version} />}
              </Step>
            ))}
          </ol>
        </div>
      ))}
      {story && (
        <aside
          aria-labelledby="from-the-chef"
          className="mt-10 break-inside-avoid border-l-[3px] border-butter py-0.5 pl-5"
        >
          <h3 id="from-the-chef" className="mb-1 text-[1.25rem]">
            From the chef
          </h3>
          <p dir="auto" lang={lang?.story} className="whitespace-pre-line text-ink-soft">
            <LinkedText text={story} />
          </p>
        </aside>
      )}
    </section>
  )
}

/** A step that is done has a tick in the place of its number. */
function Step({ number, step, children }: { number: number; step: ShownLine; children: ReactNode }) {
  return (
    <li id={`step-${number}`} className="group method-step">
      <label className="relative min-h-11 cursor-pointer self-start">
        <input
          type="checkbox"
          value={asWritten(step)}
          aria-label={`Step ${number} done`}
          className="peer absolute -top-1.5 -left-2 size-11 cursor-pointer opacity-0 print:hidden"
        />
        <span
          aria-hidden
          className={`step-number ${number < 10 ? '-mt-0.5 text-[2.25rem]' : 'pt-1.5 text-[1.625rem] peer-checked:pt-0'}`}
        >
          {number}
        </span>
      </label>
      <p dir="auto" lang={step.lang} className="whitespace-pre-line group-has-checked:text-ink-soft">
        <ShownPieces pieces={step.pieces} />
      </p>
      {step.stays && <DidNotScale isNamed stays={step.stays} className="col-start-2 pt-1" />}
      {children}
    </li>
  )
}
