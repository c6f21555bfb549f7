import { useEffect, useRef, useState } from 'react'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { EQUIPMENT_FIELDS } from '#domain/equipment/fields.ts'
import { type EquipmentValues, readEquipmentValues } from '#domain/equipment/form.ts'
import { oneOf } from 'recipe-basics/text/one-of'
import { nameTool, TOOL_KINDS } from 'food-drawings/tool/kinds'
import { readToolKind } from 'food-drawings/tool/read-tool-kind'
import { pieceDrawing } from '../../equipment/piece-drawing.ts'

type Drawn = { texts: EquipmentValues['texts']; features: string[] }

/** What a piece without a photograph is drawn as: read from its name while that is typed, or what the chef chose. */
export function DrawnAs({ error, ...given }: Drawn & { error?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const { texts, features } = useTyped(place, given)
  const read = readToolKind({ name: texts.name, category: texts.category, features })
  const tool = oneOf(TOOL_KINDS, texts.drawn_as) ?? read
  const drawing = pieceDrawing({ slug: texts.slug, tool, name: texts.name, category: texts.category || null })
  return (
    <div ref={place} className="col-span-full grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5">
      <PlatePicture {...drawing} format="square" />
      <FormSelect
        label={EQUIPMENT_FIELDS.drawn_as.label}
        name="drawn_as"
        defaultValue={given.texts.drawn_as}
        error={error}
        hint="Readers see the drawing where there is no picture. Choose a kind when the name does not tell it."
      >
        <option value="">As the name says: {nameTool(read)}</option>
        {TOOL_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {nameTool(kind)}
          </option>
        ))}
      </FormSelect>
    </div>
  )
}

/** What stands in the form, as it is typed. Without scripts, what was given. */
function useTyped(place: React.RefObject<HTMLElement | null>, given: Drawn): Drawn {
  const [typed, setTyped] = useState<Drawn>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => {
      const { texts, lists } = readEquipmentValues(new FormData(form))
      setTyped({ texts, features: lists.features })
    }
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [place])
  return typed ?? given
}
