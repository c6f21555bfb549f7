import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react'
import { storedPhase } from './stored-phase.ts'
import { storedProfile } from './reader/stored-profile.ts'
import { storedSwaps } from './reader/stored-swaps.ts'

type Module<Name extends string, Props> = Record<Name, ComponentType<Props>>

/**
 * The part `name` of a page, whose code the first visit does without. The server renders it whole: `onServer` is its code there. In
 * browsers `load` brings the code: at once where the part is drawn anew, and where the server has drawn it, when somebody comes
 * near the element `id` or does anything on the page, also before the scripts came. Until then it stands there as it is. Where
 * this browser keeps a spell, a profile or swaps, the page is drawn anew for them, and a part without its code would leave it: its
 * code comes at once. When it does not come, the part stays as the server has drawn it until the next use: to fail would take the
 * page away. `meanwhile` stands in the place of a part that is drawn anew, until its code is there. Where that does not come, it
 * stays until the next use, and the event `missing` of the window tells of it.
 */
export function lazyPart<Name extends string, Props extends object>(
  id: string,
  name: Name,
  load: () => Promise<Module<Name, Props>>,
  onServer?: Module<Name, Props>,
) {
  return lazy(() => {
    if (import.meta.env.SSR && onServer) return atOnce({ default: onServer[name] })
    const bring = (): Promise<{ default: ComponentType<Props> }> =>
      load().then(
        (part) => ({ default: part[name] }),
        () => {
          if (!document.getElementById(id)) dispatchEvent(new Event('missing'))
          return firstUse(id, true).then(bring)
        },
      )
    return isUsed() || storedPhase() || storedProfile() || storedSwaps() ? bring() : firstUse(id).then(bring)
  })
}

/**
 * A part with what stands in its place while its code is on its way, where it is drawn anew. With the same props it is left alone: one
 * that the server has drawn and that has no code yet would leave the page.
 */
export const waiting = <Props extends object>(Part: ComponentType<Props>) =>
  memo((props: Props & { meanwhile?: ReactNode }) => (
    <Suspense fallback={props.meanwhile}>
      <Part {...props} />
    </Suspense>
  ))

/** A server renders in one go, and waits for no promise. */
const atOnce = <Value,>(value: Value): Promise<Value> => {
  const promise = Promise.resolve(value)
  return Object.assign(promise, {
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve: (value: Value) => unknown) => void resolve(value),
  })
}

/** Whether somebody has tapped something already, or followed a link within the page. */
const isUsed = () => window.tapped !== undefined || location.hash !== ''

/** When somebody comes near the element `id`, or does anything on the page; at once where there is none, and nothing has failed. */
export function firstUse(id: string, hasFailed = false): Promise<void> {
  const part = document.getElementById(id)
  if (!part && !hasFailed) return Promise.resolve()
  return new Promise((resolve) => {
    const heard = new AbortController()
    const use = () => {
      heard.abort()
      resolve()
    }
    const options = { signal: heard.signal, capture: true, passive: true }
    for (const event of ['pointerover', 'focusin']) part?.addEventListener(event, use, options)
    for (const event of ['pointerdown', 'keydown', 'input', 'change', 'click', 'wake'])
      document.addEventListener(event, use, options)
  })
}
