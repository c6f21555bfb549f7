import { type MouseEvent, useState } from 'react'
import { readAdvice, replaceSentence } from '#domain/health-claims/advice.ts'

/** Puts the sentence that an advice names in the place of the one that promises, wherever it stands in the form. */
export function SaferSentence({ text }: { text: string }) {
  const [said, setSaid] = useState<string>()
  const advice = readAdvice(text)
  if (!advice) return null

  function use({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    for (const control of form?.elements ?? []) {
      // The store of an editor is not what its author sees.
      if (!isText(control) || control.closest('[aria-hidden="true"]')) continue
      const changed = advice && replaceSentence(control.value, advice)
      if (changed === undefined) continue
      write(control, changed)
      setSaid(changed.includes('…') ? 'Done. Fill in what the dots stand for.' : 'Done.')
      return
    }
    setSaid('Look for it in the text, and write it there.')
  }
  return (
    <span className="scripted block text-caption font-normal text-ink">
      <button type="button" onClick={use} className="min-h-11 underline underline-offset-[.2em]">
        Use this sentence instead
      </button>{' '}
      <output>{said}</output>
    </span>
  )
}

type Text = HTMLInputElement | HTMLTextAreaElement

const isText = (control: Element): control is Text =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')

/** As if somebody had typed it, so that what listens to the form hears of it. */
function write(control: Text, value: string) {
  control.focus()
  control.select()
  control.setRangeText(value, 0, control.value.length, 'end')
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
