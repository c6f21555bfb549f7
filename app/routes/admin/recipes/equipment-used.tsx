import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldError } from '../../../ui/field/field.tsx'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'

/** A piece of equipment, as a choice. */
export type NamedPiece = { id: string; name: string }

/** The pieces of equipment that a recipe names. `chosen` are their ids. */
export function EquipmentUsed({
  chosen,
  pieces,
  error,
}: {
  chosen: string
  pieces: NamedPiece[]
  error?: string
}) {
  const ids = chosen.split(', ').filter(Boolean)
  // A piece that was deleted may come back.
  const gone = ids.filter((id) => !pieces.some((piece) => piece.id === id))
  return (
    <>
      <p className="text-ink-soft">
        The recipe leads to these pieces, and their pages lead back to the recipe.
      </p>
      {pieces.length === 0 && <p className="text-ink-soft">There is no equipment yet.</p>}
      <fieldset className="grid max-h-96 gap-x-5 overflow-y-auto sm:grid-cols-2">
        <legend className="sr-only">{RECIPE_FIELDS.equipment.label}</legend>
        {pieces.map(({ id, name }) => (
          <Checkbox key={id} name="equipment" value={id} defaultChecked={ids.includes(id)} label={name} />
        ))}
      </fieldset>
      {gone.map((id) => (
        <input key={id} type="hidden" name="equipment" value={id} />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </>
  )
}
