import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { typeInto } from './type-into.ts'

const PARTS = ['prep_time_minutes', 'cook_time_minutes'] as const
const TOTAL = 'total_time_minutes'

/** The fields of times, and below them the total that preparation and cooking add up to, while it is missing or shorter. */
export function TotalFromParts({
  texts,
  children,
}: {
  texts: Partial<Record<string, string>>
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(texts)
  const [prep, cook] = PARTS.map((name) => Number(typed[name] || NaN))
  const sum = Number(prep) + Number(cook)
  const total = Number(typed[TOTAL] || 0)
  return (
    <div
      ref={place}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement)
          setTyped((known) => ({ ...known, [target.name]: target.value }))
      }}
    >
      {children}
      {total < sum && (
        <p className="scripted mt-3 flex flex-wrap items-center gap-3 text-ink-soft">
          Preparation and cooking take {formatMinutes(sum)} together.
          <Button look="outline" onClick={() => typeInto(place.current, TOTAL, String(sum))}>
            Use it as the total
          </Button>
        </p>
      )}
    </div>
  )
}
