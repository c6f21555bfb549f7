import { asWritten } from 'recipe-reading/kitchen/shown-text'
import type { CookedLine } from '../show/list/cooked-lines.ts'
import { LineSections } from '../show/list/line-sections.tsx'
import { STRUCK, TickBox } from '../show/list/tick-box.tsx'
import { useTicks } from '../show/method/use-ticks.ts'
import type { RecipeTool } from '../show/view/recipe-tool.ts'
import { ShownPieces } from '../show/view/shown-pieces.tsx'

type OutListProps = {
  slug: string
  tool: Pick<RecipeTool, 'lines'>
  /** The lines as they are cooked, by place; null for what is left out. */
  lines: (CookedLine | null)[]
}

/** The list to be ticked off; its ticks are those of the recipe’s page. */
export function OutList({ slug, tool, lines }: OutListProps) {
  const ticks = useTicks(`ticks ${slug}`)
  return (
    <section {...ticks}>
      <LineSections lines={tool.lines}>
        {(line, place) => {
          const cooked = lines[place]
          return (
            <li key={place} className="border-b border-line">
              <label lang={line.lang} className="cook-line">
                <TickBox value={asWritten(line)} />
                <span dir="auto" className={`min-w-0 ${STRUCK}`}>
                  {cooked ? (
                    <ShownPieces pieces={cooked.pieces} />
                  ) : (
                    <s>
                      <ShownPieces pieces={line.pieces} />
                    </s>
                  )}
                </span>
              </label>
            </li>
          )
        }}
      </LineSections>
    </section>
  )
}
