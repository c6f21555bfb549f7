import { useEffect, useRef, useState } from 'react'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'

const PAUSE_MS = 400

/**
 * The labels of a recipe while it is typed, and what its lines are understood as: said by the server at `judgeAt`, a moment
 * after the lines or numbers of the form change. `moves` counts rows that came, went or moved. `list` is what shows the labels,
 * inside the form.
 */
export function useLabelPreview(start: LabelPreview, judgeAt: string, moves: number) {
  const list = useRef<HTMLUListElement>(null)
  const [judged, setJudged] = useState({ start, preview: start })
  // A recipe that was saved, here or elsewhere, is judged again with the next letter.
  if (JSON.stringify(judged.start) !== JSON.stringify(start)) setJudged({ start, preview: start })

  useEffect(() => {
    const form = list.current?.closest('form')
    if (!form) return
    const stopping = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pending: AbortController | undefined
    async function judge(form: HTMLFormElement) {
      pending?.abort()
      pending = new AbortController()
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
      const { signal } = pending
      // Without an answer the last verdicts stay; a save tells the current ones.
      const preview: LabelPreview | undefined = await fetch(judgeAt, {
        ...{ method: 'POST', body, signal },
        // The page of signing in says once that a form was not saved: to the form, so this does not follow to it.
        redirect: 'manual',
      })
        .then(async (response) => (response.status === 200 ? response.json() : undefined))
        .catch(() => undefined)
      if (preview && !signal.aborted) setJudged((known) => ({ ...known, preview }))
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void judge(form), PAUSE_MS)
    }
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && !list.current?.contains(target)) soon()
    }
    form.addEventListener('input', onInput, { signal: stopping.signal })
    // The chef may have said in another tab what a word is.
    window.addEventListener('focus', soon, { signal: stopping.signal })
    // Rows have moved, or a draft has come back: the form may say something else than the server knows.
    if (moves > 0) soon()
    return () => {
      stopping.abort()
      pending?.abort()
      clearTimeout(timer)
    }
  }, [judgeAt, moves])
  return { list, preview: judged.preview }
}
