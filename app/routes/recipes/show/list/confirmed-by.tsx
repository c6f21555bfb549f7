import { Icon } from '../../../../ui/icon/icon.tsx'
import { useDateFormat } from '../../../use-date-format.ts'

/** On which day the chef confirmed a version. */
export function ConfirmedBy({ day }: { day: string }) {
  const format = useDateFormat()
  return (
    <p className="flex items-start gap-2 text-caption leading-normal text-ink-soft">
      <Icon name="chef-hat" className="mt-[.2em] size-[1.1em] flex-none" />
      <span>
        <b className="font-semibold text-ink">Confirmed by the chef</b> on {format(day)}.
      </span>
    </p>
  )
}
