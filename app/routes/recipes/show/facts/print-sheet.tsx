import { type ComponentType, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '../../../../ui/button/button.tsx'
import { describeFailure } from '../../../../ui/notice/failure.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { notify } from '../../../../ui/notice/notices.tsx'
import type { RecipeSheetProps } from './recipe-sheet.tsx'

/** Prints one sheet for an appointment in the place of the page. Its code comes with the tap, and it goes once it is printed. */
export function PrintSheet(props: RecipeSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<RecipeSheetProps>>()
  useEffect(() => {
    const leave = () => setSheet(undefined)
    addEventListener('afterprint', leave)
    return () => removeEventListener('afterprint', leave)
  }, [])
  async function print() {
    const { RecipeSheet } = await import('./recipe-sheet.tsx')
    flushSync(() => setSheet(() => RecipeSheet))
    window.print()
  }
  const tryToPrint = () =>
    void print().catch((error: unknown) =>
      notify({
        kind: 'destructive',
        title: 'Error',
        text: 'Failed to load the sheet.',
        reason: describeFailure(error),
        again: tryToPrint,
      }),
    )
  return (
    <div className="scripted mt-3">
      <Button look="outline" onClick={tryToPrint}>
        <Icon name="printer" />
        Print a sheet for an appointment
      </Button>
      <p className="mt-1.5 text-caption leading-normal text-ink-soft">
        One page with your marks, your swaps and the numbers. It is made in this browser and not sent.
      </p>
      {Sheet && createPortal(<Sheet {...props} />, document.body)}
    </div>
  )
}
