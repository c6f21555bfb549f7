import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { isSentAgain } from '../upload/send-again.ts'

/**
 * A form that is sent only when its question is answered with yes; without scripts, at once. A form of several buttons may
 * ask for some of them, by what was pressed.
 */
export function ConfirmForm({
  question,
  ...form
}: Omit<ComponentProps<ReturnType<typeof useFetcher>['Form']>, 'method' | 'onSubmit'> & {
  question: string | ((pressed: HTMLElement | null) => string | undefined)
}) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        const asked = typeof question === 'string' ? question : question(event.nativeEvent.submitter)
        if (asked !== undefined && !isSentAgain() && !confirm(asked)) event.preventDefault()
      }}
      {...form}
    />
  )
}
