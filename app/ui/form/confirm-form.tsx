import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { isSentAgain } from './send-again.ts'

/** A form that is sent only when its question is answered with yes; without scripts, at once. */
export function ConfirmForm({
  question,
  ...form
}: Omit<ComponentProps<ReturnType<typeof useFetcher>['Form']>, 'method' | 'onSubmit'> & {
  question: string
}) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        if (!isSentAgain() && !confirm(question)) event.preventDefault()
      }}
      {...form}
    />
  )
}
