import { type RefObject, useState } from 'react'
import type { LineValue } from '#domain/recipe/line-value.ts'
import type { Row } from './use-rows.ts'

/** From so many rows on, a list begins folded at its headings. */
const MANY_ROWS = 30

/** The lines under one heading, or before the first; `first` and `last` count the lines of the list, from 1. */
export type FoldGroup = { lines: Row<LineValue>[]; first: number; last: number }

/**
 * The rows of a long list that are folded away, by their keys, and what each of them says. A row that comes or moves is
 * never folded by that: each keeps its own state. A group that has a line that asks begins open.
 */
export function useFolds(
  rows: Row<LineValue>[],
  list: RefObject<HTMLOListElement | null>,
  asks: (text: string) => boolean,
) {
  const [folded, setFolded] = useState<ReadonlyMap<number, string>>(() => {
    if (rows.length < MANY_ROWS) return new Map()
    const quiet = toGroups(rows).filter(({ lines }) => !lines.some(({ value }) => asks(value.text)))
    return new Map(quiet.flatMap(({ lines }) => lines.map(({ key, value }) => [key, value.text])))
  })
  return {
    folded,
    /** By the row that it begins with: a heading, or the first line. None in a short list. */
    groups: rows.length < MANY_ROWS && folded.size === 0 ? undefined : groupsByStart(rows),
    fold({ lines }: FoldGroup) {
      setFolded(new Map([...folded, ...lines.map(({ key }) => [key, typedIn(list.current, key)] as const)]))
    },
    unfold(...opened: (Row<LineValue> | undefined)[]) {
      const keys = new Set(opened.map((row) => row?.key))
      if (opened.some((row) => row && folded.has(row.key)))
        setFolded(new Map([...folded].filter(([key]) => !keys.has(key))))
    },
  }
}

const groupsByStart = (rows: Row<LineValue>[]) =>
  new Map(toGroups(rows).map(({ start, ...group }): [number, FoldGroup] => [start, group]))

function toGroups(rows: Row<LineValue>[]): (FoldGroup & { start: number })[] {
  const groups: (FoldGroup & { start: number })[] = []
  let number = 0
  for (const row of rows) {
    const isHeading = row.value.isHeading
    if (isHeading || groups.length === 0)
      groups.push({ start: row.key, lines: [], first: number + 1, last: number })
    const group = groups.at(-1)
    if (isHeading || !group) continue
    group.lines.push(row)
    group.last = ++number
  }
  return groups
}

function typedIn(list: HTMLElement | null, key: number): string {
  const field = list?.querySelector(`[data-row="${key}"] [data-part="field"]`)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}
