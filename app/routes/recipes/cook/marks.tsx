import { Icon } from '../../../ui/icon/icon.tsx'

/** Steps that have a plate each; of more, one button opens the list. */
const MOST = 7

type MarksProps = {
  at: number
  last: number
  onShow: (step: number) => void
  onAll: () => void
  inert: boolean
}

/** A plate for each step. The words stand where the cook is. */
export function Marks({ at, last, onShow, onAll, inert }: MarksProps) {
  if (at === 0 || at > last) return null
  const words = last === 1 ? 'The only step' : `Step ${at} of ${last}`
  return (
    <nav aria-label="Steps" className="marks" inert={inert}>
      {last > MOST ? (
        <button type="button" aria-haspopup="dialog" onClick={onAll} className="marks-all">
          <span className="mark-words">{words}</span>
          <Icon name="chevron-down" />
        </button>
      ) : (
        Array.from({ length: last }, (_, place) => place + 1).map((step) => (
          <button
            key={step}
            type="button"
            aria-label={step === at ? undefined : `Step ${step}`}
            aria-current={step === at ? 'step' : undefined}
            onClick={() => onShow(step)}
            className={`dot ${step < at ? 'passed' : ''}`}
          >
            {step === at && <span className="mark-words">{words}</span>}
          </button>
        ))
      )}
    </nav>
  )
}
