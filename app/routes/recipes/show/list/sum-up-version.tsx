import { Icon } from '../../../../ui/icon/icon.tsx'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { useDateFormat } from '../../../use-date-format.ts'
import type { ShownVersion } from '../view/show-texts.ts'
import { sayFibre } from './figure-change.tsx'

/** The chef’s version that is cooked: its day, what is hers in it, and what that does to a portion. */
export function SumUpVersion({ version }: { version: ShownVersion }) {
  const format = useDateFormat()
  return (
    <p className="mt-3 flex items-start gap-2.5 leading-snug">
      <Icon name="chef-hat" className="mt-[.2em] flex-none" />
      <span>
        <b className="block font-serif text-[1.1875rem] font-[450]">
          The chef’s version, {format(version.confirmed)}
        </b>{' '}
        <span className="text-ui text-ink-soft">
          {sumUp(version)} {sayFibre(version.fibre)}
        </span>
      </span>
    </p>
  )
}

function sumUp({ lines, notes }: ShownVersion): string {
  const hers = lines.filter(({ kind }) => kind !== 'kept').length
  if (hers === 0 && notes.length === 0)
    return 'Nothing is changed. That does not make the dish soft: look at its texture.'
  const parts = [
    ...(hers > 0 ? [hers === 1 ? '1 line' : `${hers} lines`] : []),
    ...(notes.length > 0 ? [notes.length === 1 ? '1 sentence' : `${notes.length} sentences`] : []),
  ]
  return `${listInWords(parts)} ${hers + notes.length === 1 ? 'is' : 'are'} hers.`
}
