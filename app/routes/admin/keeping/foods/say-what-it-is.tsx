import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { Panel } from '../../../../ui/frame/panel.tsx'

/** The list of names that fields of foods propose. */
export const FOODS = 'foods-of-the-table'

/** Asks which words mean which food. Nothing is stored: the answer says what would change. */
export function SayWhatItIs({
  typed,
  errors,
  foods,
  isAsked,
}: {
  typed: { words: string; means: string }
  errors: { words?: string; means?: string }
  foods: string[]
  isAsked: boolean
}) {
  return (
    <Panel title="Say what a word is">
      <Form action="#would" className="grid max-w-160 gap-4.5">
        <TextField
          label="Words of a line"
          name="words"
          required
          defaultValue={typed.words}
          autoComplete="off"
          error={errors.words}
          hint="As you write them, without the amount: for one food, all its words."
        />
        <TextField
          label="What is it?"
          name="means"
          defaultValue={typed.means}
          list={FOODS}
          autoComplete="off"
          error={errors.means}
          hint="A food from the list. Leave it empty if no food fits: the labels then say “check the label”."
        />
        <datalist id={FOODS}>
          {foods.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" look={isAsked ? 'outline' : 'filled'} className="justify-self-start">
          Show what would change
        </Button>
      </Form>
    </Panel>
  )
}
