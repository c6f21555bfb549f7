import { useState } from 'react'
import { Button } from '../button.tsx'

/** One question, in place, before something goes from this browser for good. `what` begins it: “The profile”. */
export function EraseQuestion({ what, onErase }: { what: string; onErase: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 content-center text-center underline underline-offset-4">
        Erase everything
      </summary>
      <p className="py-2">{what} goes from this browser. There is no copy to bring it back.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" look="outline" onClick={() => setIsOpen(false)}>
          Keep
        </Button>
        <Button type="button" look="outline" onClick={onErase}>
          Erase
        </Button>
      </div>
    </details>
  )
}
