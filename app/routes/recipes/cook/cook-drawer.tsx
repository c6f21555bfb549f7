import type { RefObject } from 'react'
import { asOneText } from 'recipe-reading/kitchen/shown-text'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { CookedLine } from '../show/list/cooked-lines.ts'
import type { ShownVersion } from '../show/view/show-texts.ts'
import type { RecipeTool } from '../show/view/recipe-tool.ts'
import { OutList } from './out-list.tsx'

const LONGEST_MINUTES = 1_440

type CookDrawerProps = {
  ref: RefObject<HTMLDialogElement | null>
  tool: RecipeTool
  lines: (CookedLine | null)[]
  version: ShownVersion | undefined
  slug: string
  at: number
  onShow: (step: number) => void
  onStart: (minutes: number, name: string) => void
}

/** Over the step: the whole list, all steps, and a timer of one’s own. */
export function CookDrawer({ ref, tool, lines, version, slug, at, onShow, onStart }: CookDrawerProps) {
  const close = () => ref.current?.close()
  return (
    <dialog ref={ref} aria-labelledby="cook-drawer" closedby="any" className="drawer">
      <div className="drawer-head">
        <h2 id="cook-drawer" className="text-[1.5rem]">
          Ingredients
        </h2>
        <IconButton label="Close" onClick={close}>
          <Icon name="x" />
        </IconButton>
      </div>
      <OutList {...{ slug, tool, version, lines }} />
      <h3 className="mt-6 text-[1.25rem]">Steps</h3>
      <ol className="drawer-steps">
        {tool.steps.map((step, place) => (
          <li key={place}>
            <button
              type="button"
              aria-current={at === place + 1 ? 'step' : undefined}
              onClick={() => {
                close()
                onShow(place + 1)
              }}
            >
              <span className="text-accent">{place + 1}</span>
              <span dir="auto" lang={step.lang}>
                {asOneText(step)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget)
          const minutes = Number(typed.get('minutes'))
          const name = String(typed.get('name')).trim() || `${minutes} minutes`
          onStart(minutes, name)
          event.currentTarget.reset()
          close()
        }}
      >
        <h3 className="text-[1.25rem]">A timer of your own</h3>
        <div className="mt-2 flex flex-wrap items-end gap-3">
          <label className="grid gap-1 text-ui font-semibold">
            Minutes
            <input
              name="minutes"
              type="number"
              inputMode="numeric"
              min={1}
              max={LONGEST_MINUTES}
              required
              className="drawer-field w-24"
            />
          </label>
          <label className="grid min-w-0 flex-1 gap-1 text-ui font-semibold">
            For what
            <input name="name" maxLength={40} autoComplete="off" className="drawer-field" />
          </label>
          <Button type="submit" look="outline">
            <Icon name="timer" />
            Start
          </Button>
        </div>
      </form>
    </dialog>
  )
}
