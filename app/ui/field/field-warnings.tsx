import { Icon } from '../icon/icon.tsx'
import { SaferSentence } from './safer-sentence.tsx'

/** What looks wrong in a field, though it may be saved. */
export function FieldWarnings({ texts = [] }: { texts?: readonly string[] }) {
  return texts.map((text) => (
    <p
      key={text}
      className="flex items-start gap-1.5 text-caption leading-[1.45] text-butter-ink wrap-anywhere"
    >
      <Icon name="triangle-alert" className="mt-px stroke-[1.8]" />
      <span>
        {text}
        <SaferSentence text={text} />
      </span>
    </p>
  ))
}
