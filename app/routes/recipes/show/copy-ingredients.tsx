import { Button } from '#app/ui/button.tsx'
import { copyText } from '#app/ui/copy-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { notify } from '#app/ui/notices.tsx'
import { asOneText, type ShownText } from '#domain/kitchen/shown-text.ts'

export type CopyIngredientsProps = { lines: ShownText[] }

/** Copies the list as it is shown, a line each. */
export const CopyIngredients = ({ lines }: CopyIngredientsProps) => (
  <Button look="quiet" className="scripted mt-2 -ml-3 px-3! print:hidden" onClick={() => void copy(lines)}>
    <Icon name="copy" />
    Copy ingredients
  </Button>
)

async function copy(lines: ShownText[]) {
  const isDone = await copyText(lines.map(asOneText).join('\n'))
  notify(
    isDone
      ? { kind: 'success', title: 'Ingredients copied' }
      : { kind: 'destructive', title: 'Nothing was copied' },
  )
}
