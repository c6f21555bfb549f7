import { Form, Link } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import type { SwapRule } from 'recipe-reading/food/corrections'
import { Button, buttonClass } from '../../../../ui/button/button.tsx'
import { FormSelect } from '../../../../ui/field/choice-field.tsx'
import { FieldWarnings } from '../../../../ui/field/field-warnings.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { Panel } from '../../../../ui/frame/panel.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { FOODS } from './say-what-it-is.tsx'

/** Asks what may stand in for a food. Nothing is stored: the answer says what is to be known of it. */
export function SaySwap({
  typed,
  errors,
}: {
  typed: { is: string; food: string; use: string }
  errors: { food?: string; use?: string }
}) {
  return (
    <Panel
      id="swaps"
      className="mt-9"
      title="Say what may stand in for a food"
      intro="In every recipe. For one line of one recipe, say it in the form of the recipe."
    >
      <Form action="#would-swap" className="grid max-w-160 gap-4.5">
        <TextField
          label="Food"
          name="food"
          required
          defaultValue={typed.food}
          list={FOODS}
          autoComplete="off"
          error={errors.food}
        />
        <FormSelect label="Your word" name="is" defaultValue={typed.is}>
          <option value="offer">Offer this swap for it</option>
          <option value="never">Never offer this swap for it</option>
        </FormSelect>
        <TextField
          label="Swap"
          name="use"
          defaultValue={typed.use}
          autoComplete="off"
          error={errors.use}
          hint="Without an amount: “rice flour”. With “never”, leave it empty to forbid every swap of software."
        />
        <Button type="submit" look="outline" className="justify-self-start">
          Show the swap
        </Button>
      </Form>
    </Panel>
  )
}

/** What is to be known of a swap, and the one button that says it for the whole site. */
export function WouldSwap({
  rule,
  said,
  warnings,
  count,
  cancelTo,
}: {
  rule: SwapRule
  said: string
  warnings: string[]
  /** Recipes that may hold the food. */
  count: number
  cancelTo: string
}) {
  return (
    <section
      id="would-swap"
      aria-labelledby="would-swap-title"
      className="mt-5 grid max-w-160 scroll-mt-6 gap-3.5 border-l-3 border-butter py-1 pl-4.5"
    >
      <h2 id="would-swap-title" className="text-[1.375rem] first-letter:uppercase">
        {said}
      </h2>
      <FieldWarnings texts={warnings} />
      <p>
        {count === 0
          ? 'No recipe holds the food yet.'
          : `${formatCount(count, 'recipe')} may hold the food. ${count === 1 ? 'It is' : 'They are'} read again.`}{' '}
        {rule.is === 'never'
          ? 'A dish that needs this swap leaves the lists for a spell.'
          : 'Readers see “From the chef” beside the swap.'}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="form" value="swap" />
        <input type="hidden" name="is" value={rule.is} />
        <input type="hidden" name="food" value={rule.food} />
        <input type="hidden" name="use" value={rule.use} />
        <Button type="submit">
          <Icon name="check" className="size-[1.1em] stroke-2" /> Yes, say so everywhere
        </Button>
        <Link to={cancelTo} className={buttonClass('quiet')}>
          Cancel
        </Link>
      </Form>
    </section>
  )
}
