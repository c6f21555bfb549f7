import { Button } from '../../../../ui/button/button.tsx'
import { copyText } from '../../../../ui/button/copy-text.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { notify } from '../../../../ui/notice/notices.tsx'
import { asOneText, type ShownText } from 'recipe-reading/kitchen/shown-text'

type CopyIngredientsProps = { lines: ShownText[] }

/** Copies the list as it is shown, a line each. */
export const CopyIngredients = ({ lines }: CopyIngredientsProps) => (
  <Button look="quiet" className="scripted mt-2 -ml-3 px-3! print:hidden" onClick={() => void copy(lines)}>
    <Icon name="copy" />
    Copy<span className="sr-only"> ingredients</span>
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
