import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { passFocusOn } from '../../ui/button/pass-focus-on.ts'

/** One question, in place, before the profile goes from this browser for good. */
export function EraseQuestion({ onErase }: { onErase: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const question = useRef<HTMLElement>(null)
  function keep() {
    setIsOpen(false)
    question.current?.focus()
  }
  return (
    <details ref={passFocusOn} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary ref={question} className="min-h-11 content-center text-center underline underline-offset-4">
        Erase everything
      </summary>
      <p className="py-2">This deletes the profile from this browser. There is no other copy.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" look="outline" onClick={keep}>
          Keep
        </Button>
        <Button type="button" look="outline" onClick={onErase}>
          Erase
        </Button>
      </div>
    </details>
  )
}
