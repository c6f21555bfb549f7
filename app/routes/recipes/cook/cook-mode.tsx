import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { recipeViewQuery } from 'recipe-reading/kitchen/recipe-view'
import { listRinging, startTimer, type Timer } from '#domain/cooking/timers.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ThemeSwitch } from '../../../ui/frame/theme.tsx'
import { unlockSound, useChime } from '../../../ui/reader/chime.ts'
import { storePlace, useStoredPlace } from '../../../ui/reader/stored-places.ts'
import { useStoredSwaps } from '../../../ui/reader/stored-swaps.ts'
import { changeTimers, useTimers } from '../../../ui/reader/stored-timers.ts'
import { useScreenOn } from '../../../ui/reader/wake-lock.ts'
import type { CookData } from './cook-data.ts'
import { cookedLines } from '../show/list/cooked-lines.ts'
import { useLitSpell, versionFor } from '../show/list/spell-answers.ts'
import { useAskedView } from '../show/view/use-asked-view.ts'
import { CookDrawer } from './cook-drawer.tsx'
import { Dock } from './dock.tsx'
import { DoneScreen } from './done-screen.tsx'
import { Keys } from './keys.tsx'
import { Marks } from './marks.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { Ring } from './ring.tsx'
import { StartScreen } from './start-screen.tsx'
import { StepScreen } from './step-screen.tsx'
import { useFit } from './use-fit.ts'
import { useMoves } from './use-moves.ts'

/**
 * One step at a time, as large as it fits. Before the steps, from 1, stands what to get out; after them, that it is done. Where the cook
 * is, and the timers, stay in this browser. Without scripts all of it is one page.
 */
export function CookMode({ recipe, tool: answered, steps, handsOn, used }: CookData) {
  const { slug, name, lang } = recipe
  const tool = useAskedView(answered, recipe.servings)
  const spell = useLitSpell(tool)
  const lines = cookedLines(tool, spell, useStoredSwaps())
  const version = versionFor(tool, spell)
  const last = tool.steps.length
  const [at, setAt] = useState(0)
  const place = useStoredPlace(slug)
  const resumeAt = at === 0 && place !== undefined && place <= last ? place : undefined
  const isStep = at > 0 && at <= last
  const { timers, now } = useTimers()
  const [rung] = listRinging(timers, now)
  const isSilent = useChime(rung !== undefined)
  const awake = useScreenOn(isStep || timers.length > 0)
  const stage = useRef<HTMLDivElement>(null)
  const drawer = useRef<HTMLDialogElement>(null)
  useFit(stage, `${at} ${timers.length} ${rung !== undefined}`)

  useEffect(() => {
    // What rings is not to be behind the list.
    if (rung) drawer.current?.close()
  }, [rung])

  function show(place: number) {
    const to = Math.min(Math.max(place, 0), last + 1)
    setAt(to)
    storePlace(slug, to > 0 && to <= last ? to : undefined)
    stage.current?.scrollTo(0, 0)
  }
  const moves = useMoves({
    isOn: rung === undefined,
    toNext: () => (at > last ? undefined : show(at === 0 && resumeAt ? resumeAt : at + 1)),
    toLast: () => show(at - 1),
    toFirst: () => at > 0 && show(1),
    toEnd: () => at > 0 && show(last),
  })
  const start = (timer: Pick<Timer, 'id' | 'step' | 'name'>, seconds: number) => {
    void unlockSound()
    changeTimers((all, now) => startTimer(all, { slug, ...timer }, seconds, now))
  }
  const recipePage = href('/recipes/:slug', { slug }) + recipeViewQuery(tool.view)
  const textOf = (step: number) => tool.steps[step - 1]

  return (
    <main id="main" className={`cook ${rung ? 'rings' : ''}`}>
      <h1 className="sr-only">{name}, cook mode</h1>
      <div className="cook-bar">
        <Link to={recipePage} className="cook-tool cook-exit">
          <Icon name="x" />
          Leave
        </Link>
        <p dir="auto" lang={lang?.name} className="cook-dish">
          {name}
        </p>
        {isStep && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
            className="cook-tool scripted"
          >
            <Icon name="list" />
            <span>List</span>
          </button>
        )}
        {isStep && <ReadAloud key={at} stage={stage} lang={textOf(at)?.lang} />}
        <ThemeSwitch />
      </div>
      {awake === 'refused' && (
        <output className="cook-awake">
          <Icon name="circle-alert" />
          This device may dim the screen: touch it now and then. A sleeping phone cannot ring.
        </output>
      )}
      <Marks at={at} last={last} onShow={show} onAll={() => drawer.current?.showModal()} inert={!!rung} />
      <div ref={stage} className="stage" inert={!!rung} {...moves}>
        <Screen isHere={at === 0} labelledBy="cook-start">
          <StartScreen
            recipe={recipe}
            tool={tool}
            lines={lines}
            handsOn={handsOn}
            used={used}
            version={version}
            isHere={at === 0}
            resumeAt={resumeAt}
            onOver={() => storePlace(slug, undefined)}
          />
        </Screen>
        {tool.steps.map((step, place) => (
          <Screen key={place} isHere={at === place + 1} labelledBy={`cook-step-${place + 1}`}>
            <StepScreen
              number={place + 1}
              step={step}
              asks={steps[place] ?? { timers: [], lines: [] }}
              lines={lines}
              version={version}
              running={timers}
              slug={slug}
              onStart={start}
            />
          </Screen>
        ))}
        <Screen isHere={at > last} labelledBy="cook-done">
          <DoneScreen recipe={recipe} />
        </Screen>
      </div>
      {rung && <Ring timer={rung} now={now} isHere={rung.slug === slug} isSilent={isSilent} />}
      <Dock timers={timers.filter((timer) => timer !== rung)} now={now} />
      <Keys
        at={at}
        last={last}
        resumeAt={resumeAt}
        next={textOf(at === 0 ? (resumeAt ?? 1) : at + 1)}
        rung={rung}
        recipePage={recipePage}
        onShow={(place) => {
          void unlockSound()
          show(place)
        }}
      />
      {isStep && (
        <CookDrawer
          ref={drawer}
          tool={tool}
          lines={lines}
          version={version}
          slug={slug}
          at={at}
          onShow={show}
          onStart={(minutes, name) => start({ id: `${slug} ${name}`, step: null, name }, minutes * 60)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {isStep && `Step ${at} of ${last}.`}
      </p>
    </main>
  )
}

/** Without scripts, all screens stand one below the other. */
const Screen = ({
  isHere,
  labelledBy,
  children,
}: {
  isHere: boolean
  labelledBy: string
  children: React.ReactNode
}) => (
  <section aria-labelledby={labelledBy} className="screen" data-here={isHere || undefined}>
    {children}
  </section>
)
