type Line = { section: string | null }
type Section<Item> = {
  heading: string | null
  items: Item[]
  /** Place of its first item in the whole list, from 0. */
  start: number
}

/** Lines in their order, those that follow each other under one heading together. */
export function toSections<Item extends Line>(lines: readonly Item[]): Section<Item>[] {
  const sections: Section<Item>[] = []
  for (const [start, line] of lines.entries()) {
    const open = sections.at(-1)
    if (open && open.heading === line.section) open.items.push(line)
    else sections.push({ heading: line.section, items: [line], start })
  }
  return sections
}
