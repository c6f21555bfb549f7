import { href } from 'react-router'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { CookedLine } from '../show/list/cooked-lines.ts'
import { Servings } from '../show/list/serves.tsx'
import { StepsNote } from '../show/method/steps-note.tsx'
import type { ShownVersion } from '../show/view/show-texts.ts'
import { useAskView } from '../show/view/use-asked-view.ts'
import type { CookData } from './cook-data.ts'
import { OutList } from './out-list.tsx'
import { ovenOf } from './oven.ts'

type StartScreenProps = Pick<CookData, 'recipe' | 'tool' | 'handsOn' | 'used'> & {
  lines: (CookedLine | null)[]
  version: ShownVersion | undefined
  /** Whether it is shown: elsewhere the list is drawn by others. */
  isHere: boolean
  /** The step at which the dish was left. */
  resumeAt: number | undefined
  onOver: () => void
}

/** Before the first step: for how many, how long, how hot the oven, and what to get out. */
export function StartScreen({
  recipe,
  tool,
  handsOn,
  used,
  lines,
  version,
  isHere,
  resumeAt,
  onOver,
}: StartScreenProps) {
  const { slug, servings, total_time_minutes: total } = recipe
  const path = href('/recipes/:slug/cook', { slug })
  const ask = useAskView(path, tool.view)
  const oven = ovenOf(tool)
  return (
    <div className="cook-start">
      <div>
        {resumeAt !== undefined && (
          <output className="cook-left">
            You were at step {resumeAt}.{' '}
            <button type="button" onClick={onOver} className="underline decoration-accent underline-offset-4">
              Start over
            </button>
          </output>
        )}
        <h2 id="cook-start" className="text-[2rem]">
          Before you start
        </h2>
        <dl className="cook-facts">
          {handsOn !== null && <Fact name="On your feet" value={formatMinutes(handsOn)} />}
          {total !== null && <Fact name="Start to table" value={formatMinutes(total)} />}
          {oven && <Fact name="Oven" value={oven} />}
        </dl>
        {tool.isScalable && servings !== null && (
          <Servings path={path} base={servings} view={tool.view} ask={ask} />
        )}
        <StepsNote tool={tool} />
        {tool.note && <p className="mt-2 text-ui text-ink-soft">{tool.note}</p>}
        <p className="scripted mt-3 flex items-center gap-2 text-caption text-ink-soft">
          <Icon name="sun" />
          The screen stays on while you cook: a sleeping phone cannot ring.
        </p>
      </div>
      <div>
        <h3 className="text-[1.375rem]">Get these out</h3>
        {isHere && <OutList {...{ slug, tool, version, lines }} />}
        {used.length > 0 && (
          <ul className="mt-4 border-t border-line">
            {used.map((name) => (
              <li key={name} className="border-b border-line py-2.5">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="leader-line">
    <dt>{name}</dt>
    <dd className="leader-value">{value}</dd>
  </div>
)
