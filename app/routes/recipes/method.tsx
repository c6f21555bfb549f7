import { bindUnits } from '#app/ui/amount.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'
import { toSections } from './sections.ts'

/** What the method shows of a recipe. */
export type MethodRecipe = Pick<PublicRecipe, 'instructions' | 'story'>

/** The steps, numbered through, and what the chef has to say about them. */
export function Method({
  recipe: { instructions, story },
  className,
}: {
  recipe: MethodRecipe
  className: string
}) {
  return (
    <section aria-labelledby="instructions" className={className}>
      <h2 id="instructions" className="text-[1.75rem]">
        Instructions
      </h2>
      {instructions.length === 0 && (
        <p className="mt-4 text-ink-soft">No instructions provided for this recipe.</p>
      )}
      {toSections(instructions).map(({ heading, items, start }) => (
        <div key={start} className="mt-5">
          {heading && (
            <h3 dir="auto" className="pt-3 pb-4 text-[1.375rem]">
              {heading}
            </h3>
          )}
          <ol start={start + 1} className="grid gap-8 print:gap-3">
            {items.map(({ step_text }, place) => (
              <Step key={start + place} number={start + place + 1} text={step_text} />
            ))}
          </ol>
        </div>
      ))}
      {story && <Story text={story} />}
    </section>
  )
}

function Step({ number, text }: { number: number; text: string }) {
  return (
    <li
      id={`step-${number}`}
      className="grid scroll-mt-4 break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)] text-[1.1875rem] leading-[1.6] print:text-[11pt]"
    >
      <span
        className={`-mt-0.5 font-serif leading-none text-accent ${number < 10 ? 'text-[2.25rem]' : 'pt-1.5 text-[1.625rem]'}`}
      >
        {number}
      </span>
      <p dir="auto" className="whitespace-pre-line">
        <LinkedText text={text} format={bindUnits} />
      </p>
    </li>
  )
}

function Story({ text }: { text: string }) {
  return (
    <aside
      aria-labelledby="from-the-chef"
      className="mt-10 break-inside-avoid border-l-[3px] border-butter py-0.5 pl-5"
    >
      <h3 id="from-the-chef" className="mb-1 text-[1.25rem]">
        From the chef
      </h3>
      <p dir="auto" className="whitespace-pre-line text-ink-soft">
        <LinkedText text={text} />
      </p>
    </aside>
  )
}
