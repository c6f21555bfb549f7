import { useEffect, useRef } from 'react'

const rowBoxes = () => document.querySelectorAll<HTMLInputElement>('input[name=selected]')

/** Selects all rows of this page, or none. It is there with scripts alone, and says so when some are selected. */
export function SelectAll() {
  const box = useRef<HTMLInputElement>(null)
  // After each rendering: the rows may be others, and what was changed in one is no longer selected.
  useEffect(() => {
    function show() {
      if (!box.current) return
      const rows = [...rowBoxes()]
      const isSome = rows.some(({ checked }) => checked)
      box.current.checked = isSome && rows.every(({ checked }) => checked)
      box.current.indeterminate = isSome && !box.current.checked
    }
    show()
    document.addEventListener('change', show)
    return () => document.removeEventListener('change', show)
  })
  return (
    <label className="scripted -ml-2.5 inline-flex min-h-11 cursor-pointer items-center gap-1 pr-3 text-ui">
      <span className="grid size-11 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          autoComplete="off"
          onChange={({ target }) => {
            for (const row of rowBoxes()) row.checked = target.checked
          }}
          className="size-6 accent-ink"
        />
      </span>
      Select all on this page
    </label>
  )
}
