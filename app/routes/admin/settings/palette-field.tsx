import { FieldError, FieldHint } from '../../../ui/field/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import { PUMPKIN_SOUP } from '../../../ui/picture/site-dishes.ts'
import { type Palette, PALETTE_WORDS, PALETTES } from '#domain/settings/palettes.ts'

const THEMES = { light: 'sun', dark: 'moon' } as const

/** The looks of the site, each shown as it is by day and by lamplight. */
export function PaletteField({ value, error, hint }: { value: string; error?: string; hint: string }) {
  return (
    <fieldset className="min-w-0 md:col-span-2" aria-describedby={error ? 'palette-error' : 'palette-hint'}>
      <legend className="sr-only">Look</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        {PALETTES.map((palette) => (
          <label key={palette} className="group grid cursor-pointer gap-0.5">
            <input
              type="radio"
              name="palette"
              value={palette}
              defaultChecked={palette === value}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="grid grid-cols-2 overflow-hidden rounded-picture border border-control outline-offset-2 outline-ink peer-checked:outline-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-focus"
            >
              <Sample palette={palette} theme="light" />
              <Sample palette={palette} theme="dark" />
            </span>
            <span className="mt-2 flex items-center gap-1.5 font-serif text-[1.1875rem] leading-[1.3] font-[450]">
              <Icon
                name="check"
                className="hidden size-[1em] stroke-[2.4] text-accent group-has-checked:block"
              />
              {PALETTE_WORDS[palette].name}
            </span>
            <span className="text-caption leading-normal text-ink-soft">{PALETTE_WORDS[palette].about}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id="palette-error">{error}</FieldError>}
      <FieldHint id="palette-hint">
        {hint} {value === '' && `Until you choose, the site uses ${PALETTE_WORDS[PALETTES[0]].name}.`}
      </FieldHint>
    </fieldset>
  )
}

function Sample({ palette, theme }: { palette: Palette; theme: keyof typeof THEMES }) {
  return (
    <span
      data-palette={palette}
      data-theme={theme}
      className="grid content-start justify-items-start gap-1.5 bg-paper p-3 text-ink"
    >
      <span className="inline-flex items-center gap-1.5 text-caption text-ink-soft">
        <Icon name={THEMES[theme]} className="size-[1em]" /> {theme}
      </span>
      <span className="-ml-1 w-22">
        <PlatePicture {...PUMPKIN_SOUP} format="bare" eager />
      </span>
      <span className="font-serif text-[1.25rem] leading-[1.2] font-[450]">Congee</span>
      <span className="rounded-control bg-accent px-2.5 py-0.5 text-caption font-semibold text-accent-ink">
        Read
      </span>
    </span>
  )
}
