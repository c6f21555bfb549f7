import { useSyncExternalStore } from 'react'
import { href, Link } from 'react-router'
import { formatAmount } from '#app/ui/amount.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useKeptPhase } from '#app/ui/kept-phase.ts'
import { keptProfile, PROFILE_KEY } from '#app/ui/reader/kept-profile.ts'
import { watchText } from '#app/ui/reader/kept-text.ts'
import { cookLines } from '#domain/gut/cook-lines.ts'
import { listExclusions } from '#domain/gut/exclusions.ts'
import { readProfile } from '#domain/gut/profile.ts'
import { PHASE_WORDS } from '#domain/gut/phase-words.ts'
import { TEXTURE_WORDS } from '#domain/gut/textures.ts'
import { asOneText } from '#domain/kitchen/shown-text.ts'
import { recipeViewQuery } from '#domain/kitchen/recipe-view.ts'
import type { Nutrition } from '#domain/recipe/recipe.ts'
import { SheetHead, SheetQuestions } from '../../profile/sheet-head.tsx'
import type { RecipePageData } from '../recipe-page.tsx'
import { SheetChanges } from './sheet-changes.tsx'
import { SheetExclusions } from './sheet-exclusions.tsx'
import { SheetFigures } from './sheet-figures.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { SheetNotes } from './sheet-notes.tsx'

export type SheetPageData = Pick<
  RecipePageData,
  'view' | 'lines' | 'triggers' | 'softer' | 'gut' | 'checked'
> & {
  recipe: { slug: string; name: string; servings: number | null }
  nutrition: Nutrition | null
  /** Of the recipe itself, and the same as a QR code. */
  address: string
  qr: string
}

const watchProfile = watchText(PROFILE_KEY)

/** One recipe on a sheet for an appointment. Phase and profile come from this browser, and go nowhere but on the paper. */
export function SheetPage({ siteName, ...data }: SheetPageData & { siteName: string }) {
  const { recipe, view, lines, triggers, softer, gut, checked, nutrition, address, qr } = data
  const kept = useKeptPhase()
  const profile = useSyncExternalStore(watchProfile, keptProfile, () => null)
  const chosen = softer.find(({ phase }) => kept?.startsWith(phase))
  const version = chosen && 'lines' in chosen ? chosen : undefined
  const asShown = lines.map((line) => ({
    section: line.section,
    kind: 'kept' as const,
    text: asOneText(line),
  }))
  const cooked = cookLines(version?.lines ?? asShown, {})
  const servings = view.servings ?? recipe.servings
  return (
    <div className="sheet-ground pb-(--space-section)">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 print:hidden">
        <Link
          to={href('/recipes/:slug', { slug: recipe.slug }) + recipeViewQuery(view)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Icon name="arrow-left" />
          Back to the recipe
        </Link>
        <p className="flex items-center gap-1.5 text-caption text-ink-soft">
          <Icon name="lock" className="size-[1.1em]" />
          Made in this browser. Nothing is sent.
        </p>
        <Button onClick={() => print()} className="scripted">
          <Icon name="printer" />
          Print
        </Button>
      </div>
      <article className="sheet wrap-anywhere">
        <SheetHead
          as="h1"
          title={recipe.name}
          siteName={siteName}
          mark={<img src={qr} alt={`QR code of ${address}`} className="sheet-code" />}
        />
        <p>
          <b className="font-semibold">Cooked for: {PHASE_WORDS[chosen?.phase ?? 'everyday'].name}</b>,{' '}
          {sayPhase(chosen, version)}.{' '}
          {servings !== null && `${formatAmount(servings)} ${servings === 1 ? 'portion' : 'portions'}. `}
          {gut && sayTexture(gut)}
        </p>
        <div className="sheet-two">
          <SheetLines lines={cooked} />
          <SheetFigures gut={gut} nutrition={nutrition} version={version} />
        </div>
        <SheetChanges lines={cooked} version={version} />
        {profile !== null && (
          <SheetExclusions
            exclusions={listExclusions(readProfile(profile), cooked, triggers)}
            isRead={gut?.triggers != null}
          />
        )}
        <SheetNotes isSpell={chosen !== undefined} checked={checked} />
        <SheetQuestions />
        <footer className="sheet-foot text-caption">
          Printed by the reader from {address}. What I leave out and the phase come from my own browser.
          General facts, not a diagnosis. No medicine is to be changed because of this page.
        </footer>
      </article>
    </div>
  )
}

function sayPhase(chosen: RecipePageData['softer'][number] | undefined, version: unknown): string {
  if (!chosen) return 'as written'
  return version ? 'made softer by software' : 'as written: there is no softer version'
}

function sayTexture({ confirmed, texture: { texture } }: NonNullable<RecipePageData['gut']>): string {
  if (confirmed) return `Texture as written: ${TEXTURE_WORDS[confirmed].name}, confirmed by the chef.`
  return texture
    ? `Texture as written: ${TEXTURE_WORDS[texture].name}, read by software.`
    : 'Its texture is not known.'
}
