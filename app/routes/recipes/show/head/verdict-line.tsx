import { formatSmallAmount } from '../../../../ui/text/amount.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import drawings from '../../../../ui/icon/surfaces.svg?no-inline'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import type { GutReading, PageReading } from '#domain/stored-reading/page-reading.ts'

type VerdictLineProps = {
  gut: Pick<GutReading, 'facts' | 'texture' | 'confirmed'>
  holds: PageReading['holds']
}

/** What a dish is, who says so, and what it holds of the things most often left out. */
export function VerdictLine({ gut: { facts, texture, confirmed }, holds }: VerdictLineProps) {
  const known = confirmed ?? texture.texture
  const parts = [
    known ? TEXTURE_WORDS[known].name : 'Texture not known',
    ...(facts.fibre === null ? [] : [`${formatSmallAmount(facts.fibre, 'g')} fibre`]),
  ]
  return (
    <div className="mt-3 grid grid-cols-[2.875rem_minmax(0,1fr)] items-center gap-x-3.5 md:mt-4.5 print:mt-2 print:block">
      <svg aria-hidden className="h-11.75 w-11.5 filter-(--plate-light) print:hidden">
        <use href={`${drawings}#${known ?? 'none'}`} />
      </svg>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3 font-serif text-[1.3125rem] leading-tight font-[450] tracking-head">
          {parts.join(' · ')}
          {known && (
            <a
              href="#facts"
              className="relative inline-flex min-h-6 items-center font-sans text-[.9375rem] font-normal tracking-normal whitespace-nowrap text-ink-soft after:absolute after:-inset-x-1.5 after:-inset-y-3 print:no-underline"
            >
              <Icon name={confirmed ? 'chef-hat' : 'circle-question-mark'} className="mr-1 size-[1.1em]" />
              {confirmed ? 'confirmed' : 'by software'}
            </a>
          )}
        </p>
        {holds && <HoldsLine {...holds} />}
      </div>
    </div>
  )
}

function HoldsLine({ holds, free }: NonNullable<PageReading['holds']>) {
  const without = free.map((food) => `no ${food}`).join(', ')
  if (holds.length === 0 && !without) return null
  return (
    <p className="text-ui leading-[1.4] text-ink-soft first-letter:uppercase">
      {holds.length > 0 && <b className="font-semibold text-ink">Holds {holds.join(', ')}</b>}
      {holds.length > 0 && without && ' · '}
      {without}
    </p>
  )
}
