import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import type { UnderstoodLine } from 'recipe-reading/food/understand-line'
import { formatNumber } from 'recipe-basics/text/format-number'
import { useMay } from '../use-may.ts'

type Props = {
  /** Undefined while the line is read. */
  line: UnderstoodLine | undefined
  isEmpty: boolean
  /** How many labels wait for it. */
  heldBack: number
  /** No line of the list is understood: none calls louder than the others. */
  isQuiet: boolean
}

/** What the site understood of one line: food, form and grams; opened, the parts of the line and how all was found. */
export function Understood({ line, isEmpty, heldBack, isQuiet }: Props) {
  if (!line)
    return (
      <div className={`${CELL} text-[.9375rem]`}>
        <Led after="">
          <span className={NONE}>{isEmpty ? 'empty' : 'being read'}</span>
        </Led>
      </div>
    )
  const isLoud = line.reading === 'unknown' && !isQuiet
  return (
    <details className="group min-w-0" data-calls={isLoud || undefined}>
      <summary
        className={`${CELL} cursor-pointer list-none text-[.9375rem] leading-[1.35] [&::-webkit-details-marker]:hidden`}
      >
        <span className="sr-only">Understood as: </span>
        <Led after={weightOf(line)}>
          {line.reading === 'unknown' && isQuiet ? (
            <span className={NONE}>food not known</span>
          ) : (
            <>
              <b className="font-medium text-ink decoration-accent decoration-1 underline-offset-[.25em] group-hover:underline">
                {line.reading === 'unknown' ? `What is “${line.unknown || line.text}”?` : line.food}
              </b>{' '}
              {line.form}
            </>
          )}
        </Led>
        {!isQuiet && <SecondRow line={line} heldBack={heldBack} />}
      </summary>
      <Parts line={line} />
    </details>
  )
}

const CELL =
  'flex min-h-11 flex-col justify-center px-3 pb-2 pl-11 wide:h-full wide:justify-start wide:border-l wide:border-line wide:py-2.5 wide:pl-4.5'
const NONE = 'font-serif text-base leading-tight italic'

/** Words and an amount, with dots between them as on a menu. */
export const Led = ({ after, children }: { after: ReactNode; children: ReactNode }) => (
  <span className="flex items-baseline gap-1.5 text-ink-soft before:order-1 before:min-w-3 before:flex-1 before:-translate-y-[.15em] before:border-b-2 before:border-dotted before:border-control before:opacity-55 before:content-['']">
    <span className="min-w-0 wrap-anywhere">{children}</span>{' '}
    <span className="order-2 whitespace-nowrap text-ink">{after}</span>
  </span>
)

function weightOf({ grams, isAbout, why, reading }: UnderstoodLine): ReactNode {
  if (grams === null) return <span className={NONE}>{why === 'unknown' ? 'not counted' : why}</span>
  const weight = `${formatNumber(grams, grams < 10 ? 1 : 0)}\u00a0g`
  if (!isAbout && reading !== 'guess') return weight
  return (
    <>
      <span className={NONE}>about</span> {weight}
    </>
  )
}

/** Only where there is something to say: two readings, a guess, or nothing understood. */
function SecondRow({ line, heldBack }: { line: UnderstoodLine; heldBack: number }) {
  const row = secondRowOf(line, heldBack)
  if (!row) return null
  const { icon, text, isLoud } = row
  return (
    <span
      className={`flex items-start gap-1.5 pt-0.5 text-caption leading-[1.4] ${isLoud ? 'font-semibold text-ink' : 'text-ink-soft'}`}
    >
      <Icon name={icon} className={`mt-px size-[1.1em] ${isLoud ? 'stroke-2 text-danger' : ''}`} />
      <span>{text}</span>
    </span>
  )
}

function secondRowOf(
  { reading, food, choices, unknown, reasons, said }: UnderstoodLine,
  heldBack: number,
): { icon: IconName; text: string; isLoud?: true } | undefined {
  if (said && reading !== 'unknown')
    return {
      icon: 'chef-hat',
      text: `You said what “${said}” is, for the whole site.${heldBack > 0 ? ' Labels that you have not confirmed wait.' : ''}`,
    }
  const held = heldBack > 0 ? ` It holds back ${heldBack === 1 ? '1 label' : `${heldBack} labels`}.` : ''
  if (reading === 'unknown') return { icon: 'circle-alert', text: `Not understood.${held}`, isLoud: true }
  if (reading === 'guess')
    return {
      icon: 'circle-question-mark',
      text: unknown ? `“${unknown}” is not known.${held}` : (reasons[0] ?? ''),
    }
  if (reading === 'choice')
    return {
      icon: 'git-branch',
      text: `May mean ${choices === 2 ? 'two' : choices} foods. Counted as ${food}; a label needs ${choices === 2 ? 'both' : 'all of them'}.`,
    }
  return undefined
}

function Parts({ line: { parts, reasons, unknown, said, food } }: { line: UnderstoodLine }) {
  const maySay = useMay()('decide-labels')
  const words = said ?? (unknown || parts.find(({ name }) => name === 'food')?.words)
  return (
    <div className="grid gap-3 px-3 pt-1 pb-5 pl-11 text-base leading-normal wide:border-l wide:border-line wide:pl-4.5">
      <dl className="flex flex-wrap gap-x-7 gap-y-2">
        {parts.map(({ name, words }) => (
          <div key={name}>
            <dt className="text-caption leading-[1.3] text-ink-soft">{name}</dt>
            <dd className="leading-[1.4] font-medium wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-ink-soft">{reasons.join(' ')}</p>
      {words && !said && maySay && (
        <p>
          {/* What is typed here stays as it is. */}
          <a
            href={`${href('/admin/keeping/foods')}?${new URLSearchParams({ words })}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5"
          >
            {unknown || !food ? `Say what “${words}” is` : `Is “${words}” another food?`}{' '}
            <Icon name="external-link" className="size-[1em]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {unknown && !maySay && (
        <p className="text-caption text-ink-soft">
          Write it another way, or ask an administrator to say what “{unknown}” is, for the whole site.
        </p>
      )}
    </div>
  )
}
