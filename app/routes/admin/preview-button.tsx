import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PREVIEW } from '../preview/preview-address.ts'

/** Shows what is typed into the form around it as visitors would see it, in a new tab. */
export function PreviewButton() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    // The router would show the answer in this tab. Without it, the browser opens another.
    function keepFromRouter(event: SubmitEvent) {
      if (event.submitter === button.current) event.stopPropagation()
    }
    form?.addEventListener('submit', keepFromRouter)
    return () => form?.removeEventListener('submit', keepFromRouter)
  }, [])
  return (
    <Button ref={button} type="submit" name={PREVIEW} value="yes" formTarget="_blank" look="outline">
      <Icon name="eye" className="size-[1.2em] stroke-[1.8]" /> Preview
    </Button>
  )
}
