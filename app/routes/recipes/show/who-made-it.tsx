import { Icon } from '#app/ui/icon.tsx'
import type { SofterVersion } from '#domain/gut/versions/gentler.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { useDateFormat } from '../../use-date-format.ts'

/** Who made a softer version: software, or software and the chef, who may have confirmed it as a whole. */
export function WhoMadeIt({ version: { confirmed, lines, sentences, isCut } }: { version: SofterVersion }) {
  const format = useDateFormat()
  const own = ownInWords({ lines, sentences })
  return (
    <p className="flex items-start gap-2 text-caption leading-normal text-ink-soft">
      <Icon
        name={confirmed ? 'chef-hat' : 'circle-question-mark'}
        className="mt-[.2em] size-[1.1em] flex-none"
      />
      <span>
        {confirmed ? (
          <>
            <b className="font-semibold text-ink">Confirmed by the chef</b> on {format(confirmed)}
            {own && `, with ${own} by the chef`}.
          </>
        ) : (
          <>
            <b className="font-semibold text-ink">Made by software</b> from the ingredient words
            {own && `, with ${own} by the chef`}; it can miss things.{' '}
            {own || isCut
              ? 'The chef has not confirmed this version as a whole.'
              : 'No chef has looked at this version yet.'}
          </>
        )}
      </span>
    </p>
  )
}

/** "2 lines and 1 sentence"; empty where all of it is by software. */
function ownInWords({ lines, sentences }: Pick<SofterVersion, 'lines' | 'sentences'>): string {
  const counts = [
    [lines.filter(({ by }) => by).length, 'line'],
    [sentences.filter(({ by }) => by).length, 'sentence'],
  ] as const
  return listInWords(
    counts.flatMap(([count, one]) => (count > 0 ? `${count} ${one}${count > 1 ? 's' : ''}` : [])),
  )
}
