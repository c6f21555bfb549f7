import { useEffect, useRef, useState } from 'react'

/** A row of a list in a form: what it began with, under a key that stays with it. */
export type Row<Value> = { key: number; value: Value }

/**
 * Rows that can be added, taken away and moved. Focus stays with what was moved, goes to what was added, to the list when its last
 * row goes, and what happened is said for those who cannot see it. `onChange` is called for each change.
 */
export function useRows<Value>(initial: readonly Value[], onChange: () => void) {
  const [rows, setRows] = useState<Row<Value>[]>(() => initial.map((value, key) => ({ key, value })))
  const nextKey = useRef(initial.length)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const wanted = useRef<{ key: number; part: string } | undefined>(undefined)

  useEffect(() => {
    const { current } = wanted
    wanted.current = undefined
    if (current) focusPart(list.current, current.key, current.part)
  }, [rows])

  function change(next: Row<Value>[], focus: { key: number; part: string } | undefined, words: string) {
    wanted.current = focus
    setRows(next)
    setSaid(words)
    onChange()
  }

  return {
    rows,
    list,
    said,
    /** Puts values below the row `after`, or at the end. */
    insert(values: readonly Value[], after?: number) {
      const added = values.map((value) => ({ key: nextKey.current++, value }))
      const at = after === undefined ? rows.length : rows.findIndex(({ key }) => key === after) + 1
      const last = added.at(-1)
      const words = added.length === 1 ? 'Row added.' : `${added.length} rows added.`
      change(rows.toSpliced(at, 0, ...added), last && { key: last.key, part: 'field' }, words)
    },
    remove(key: number) {
      const at = rows.findIndex((row) => row.key === key)
      const next = rows.toSpliced(at, 1)
      const neighbour = next[at] ?? next[at - 1]
      if (!neighbour) list.current?.focus()
      change(next, neighbour && { key: neighbour.key, part: 'field' }, 'Row removed.')
    },
    move(key: number, by: -1 | 1) {
      const from = rows.findIndex((row) => row.key === key)
      const row = rows[from]
      const to = from + by
      if (!row || to < 0 || to >= rows.length) return
      const part = by === -1 ? 'up' : 'down'
      change(
        rows.toSpliced(from, 1).toSpliced(to, 0, row),
        { key, part },
        `Moved to ${to + 1} of ${rows.length}.`,
      )
    },
  }
}

function focusPart(list: HTMLElement | null, key: number, part: string) {
  const row = list?.querySelector(`[data-row="${key}"]`)
  const target = row?.querySelector(`[data-part="${part}"]`)
  if (target instanceof HTMLElement) target.focus()
}
