import type { CookStep, StepTimer } from 'recipe-reading/step/cook-steps'
import type { Timer } from '#domain/cooking/timers.ts'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { Icon } from '../../../ui/icon/icon.tsx'
import { buttonClass } from '../../../ui/button/button.tsx'
import { bindUnits } from '../../../ui/text/amount.ts'
import type { CookedLine } from '../show/list/cooked-lines.ts'
import { VersionStep } from '../show/method/version-step.tsx'
import type { ShownLine, ShownVersion } from '../show/view/show-texts.ts'
import { ShownPieces } from '../show/view/shown-pieces.tsx'
import { toSentences } from './step-parts.ts'

type StepScreenProps = {
  number: number
  step: ShownLine
  asks: CookStep
  /** The lines as they are cooked, by place; null for what is left out. */
  lines: (CookedLine | null)[]
  version: ShownVersion | undefined
  /** All timers of this browser. */
  running: Timer[]
  slug: string
  onStart: (timer: Pick<Timer, 'id' | 'step' | 'name'>, seconds: number) => void
}

/** One step: what goes in, what to do, and a button for each time that is waited for. */
export function StepScreen(props: StepScreenProps) {
  const { number, step, asks, lines, version, running, slug, onStart } = props
  const goesIn = asks.lines.flatMap((place) => lines[place] ?? [])
  const nameOf = ({ name }: StepTimer) => (name === '' ? `Step ${number}` : toTitle(name))
  const idOf = ({ start }: StepTimer) => `${slug} ${number} ${start}`
  const isRunning = (timer: StepTimer) => running.some(({ id }) => id === idOf(timer))
  const begin = (timer: StepTimer, seconds = timer.seconds.least) => {
    if (!isRunning(timer)) onStart({ id: idOf(timer), step: number, name: nameOf(timer) }, seconds)
  }
  const offered = asks.timers.filter((timer) => !isRunning(timer))
  return (
    <>
      <h2 id={`cook-step-${number}`} className="sr-only">
        Step {number}
      </h2>
      {goesIn.length > 0 && (
        <ul aria-label="For this step" className="step-in">
          {goesIn.map((line, place) => (
            <li key={place} dir="auto" lang={line.lang}>
              <ShownPieces pieces={line.pieces} />
            </li>
          ))}
        </ul>
      )}
      <div className="step-body">
        <p dir="auto" lang={step.lang} className="step-text">
          {toSentences(step, asks.timers, step.lang).map((parts, place) => (
            <span key={place} className="say">
              {parts.map(({ text, isAmount, isChanged, timer }, at) => {
                const found = timer === undefined ? undefined : asks.timers[timer]
                if (found)
                  return (
                    <button key={at} type="button" className="when" onClick={() => begin(found)}>
                      {bindUnits(text)}
                    </button>
                  )
                return isAmount || isChanged ? (
                  <b key={at} className={isChanged ? 'changed' : undefined}>
                    {bindUnits(text)}
                  </b>
                ) : (
                  bindUnits(text)
                )
              })}
            </span>
          ))}
        </p>
        {version && <VersionStep number={number} version={version} />}
        {offered.length > 0 && (
          <fieldset aria-label="Timers of this step" className="offers scripted">
            {offered.map((timer, place) => (
              <div key={timer.start} className="offer">
                <button
                  type="button"
                  onClick={() => begin(timer)}
                  className={buttonClass(place === 0 ? 'filled' : 'outline', 'large')}
                >
                  <Icon name="timer" />
                  <span>
                    {nameOf(timer)} <b>{sayTime(timer.seconds.least)}</b>
                  </span>
                </button>
                {timer.seconds.most > timer.seconds.least && (
                  <button
                    type="button"
                    onClick={() => begin(timer, timer.seconds.most)}
                    className={buttonClass('outline', 'large')}
                  >
                    <span>
                      or <b>{sayTime(timer.seconds.most)}</b>
                    </span>
                  </button>
                )}
              </div>
            ))}
          </fieldset>
        )}
      </div>
    </>
  )
}

const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const sayTime = (seconds: number) =>
  seconds % 60 === 0 ? formatMinutes(seconds / 60) : `${Math.round(seconds)}\u00a0s`
