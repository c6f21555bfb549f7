import { bindUnits } from '#app/ui/amount.ts'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { toSections } from './sections.ts'
import { useTicks } from './use-ticks.ts'

/** The shopping list of a recipe. Ticks stay in the browser: the boxes belong to no form. */
export function IngredientList({ slug, ingredients }: { slug: string; ingredients: Ingredient[] }) {
  const ticks = useTicks(`ticks ${slug}`)
  return (
    <section {...ticks} aria-labelledby="ingredients" className="min-w-0">
      <h2 id="ingredients" className="text-[1.75rem]">
        Ingredients
      </h2>
      {ingredients.length === 0 && (
        <p className="mt-4 text-ink-soft">No ingredients listed for this recipe.</p>
      )}
      {toSections(ingredients).map(({ heading, items, start }) => (
        <div key={start} className="mt-4">
          {heading && (
            <h3 dir="auto" className="pt-2 pb-2.5 text-[1.25rem]">
              {heading}
            </h3>
          )}
          <ul className="border-t border-line">
            {items.map(({ ingredient_text }, place) => (
              <li key={start + place} className="break-inside-avoid">
                <IngredientLine text={ingredient_text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function IngredientLine({ text }: { text: string }) {
  return (
    <label className="grid cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-3 border-b border-line py-2.75 leading-[1.45] print:py-1">
      <input
        type="checkbox"
        className="peer mt-0.5 grid size-5.5 cursor-pointer appearance-none place-items-center rounded-full border border-control checked:border-sage checked:bg-sage checked:after:-mt-0.5 checked:after:h-2.5 checked:after:w-1.5 checked:after:rotate-42 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-paper checked:after:content-['']"
      />
      <span
        dir="auto"
        className="peer-checked:text-ink-soft peer-checked:line-through peer-checked:decoration-control"
      >
        <LinkedText text={text} format={bindUnits} />
      </span>
    </label>
  )
}
