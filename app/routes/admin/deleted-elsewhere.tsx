import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'

/**
 * Stands in the form of a thing that somebody has deleted meanwhile. Its button sends the form as `bring_back`. It takes the
 * focus when it is the `answer` to a form that was sent, and leaves it to somebody who is typing.
 */
export function DeletedElsewhere({ kind, answer }: { kind: string; answer?: object }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) notice.current?.focus()
  }, [answer])
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-control border-l-4 border-danger bg-danger-tint px-4 py-3"
    >
      <p>
        <strong>This {kind} was deleted elsewhere.</strong> What you wrote is still here.
      </p>
      <Button type="submit" look="outline" name="bring_back" value="yes" className="mt-2">
        Save it again
      </Button>
    </div>
  )
}
