import { asOneText, asWritten } from 'recipe-reading/kitchen/shown-text'
import type { CookedLine } from '../show/list/cooked-lines.ts'
import { LineSections } from '../show/list/line-sections.tsx'
import { STRUCK, TickBox } from '../show/list/tick-box.tsx'
import { useTicks } from '../show/method/use-ticks.ts'
import type { RecipeTool } from '../show/view/recipe-tool.ts'
import type { ShownLine, ShownVersion, ShownVersionLine } from '../show/view/show-texts.ts'
import { ShownPieces } from '../show/view/shown-pieces.tsx'

type OutListProps = {
  slug: string
  tool: Pick<RecipeTool, 'lines'>
  /** The version of the chef that is cooked. */
  version: ShownVersion | undefined
  /** The lines as they are cooked, by place; null for what is left out. */
  lines: (CookedLine | null)[]
}

/** The list to be ticked off; its ticks are those of the recipe’s page, so one of it at a time is drawn. */
export function OutList({ slug, tool, version, lines }: OutListProps) {
  const ticks = useTicks(version ? `ticks ${slug} ${version.spell}` : `ticks ${slug}`)
  return (
    <section {...ticks}>
      <LineSections<ShownLine | ShownVersionLine> lines={version?.lines ?? tool.lines}>
        {(line, place) => {
          const cooked = lines[place]
          return (
            <li key={place} className="border-b border-line">
              <label lang={line.lang} className="cook-line">
                {'kind' in line && line.kind === 'left out' ? (
                  <s>{line.was}</s>
                ) : (
                  <>
                    <TickBox value={writtenOf(line)} />
                    <span dir="auto" className={`min-w-0 ${STRUCK}`}>
                      {cooked ? <ShownPieces pieces={cooked.pieces} /> : <s>{textOf(line)}</s>}
                    </span>
                  </>
                )}
              </label>
            </li>
          )
        }}
      </LineSections>
    </section>
  )
}

type Cookable = ShownLine | Exclude<ShownVersionLine, { kind: 'left out' }>

const textOf = (line: Cookable) => ('kind' in line ? line.text : asOneText(line))
const writtenOf = (line: Cookable) => ('kind' in line ? (line.written ?? line.text) : asWritten(line))
