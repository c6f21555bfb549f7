import { readFileSync } from 'node:fs'
import type { ToolKind } from '../tool/kinds.ts'
import { mix } from '../cut-paper/colour.ts'
import type { Colours } from './tones.ts'

/** What a file of `tables/tools/` holds: what is drawn around 0 0, and a tone that its cloth must differ from. */
type ToolFile = { drawn: string; differsFrom: string | undefined }

const FILES = new Map<ToolKind, ToolFile>()

/** Reads the file of a kind, once. */
export function readToolFile(kind: ToolKind): ToolFile {
  const known = FILES.get(kind)
  if (known) return known
  const svg = readFileSync(new URL(import.meta.resolve(`food-drawings/tables/tools/${kind}.svg`)), 'utf8')
  const drawn = svg
    .replace(/^<svg[^>]*>|<style>.*?<\/style>|<!--.*?-->|<\/svg>\s*$/gs, '')
    .replace(/>\s+</g, '><')
    .trim()
  const file = { drawn, differsFrom: /^<svg[^>]* data-differs-from="([^"]+)"/.exec(svg)?.[1] }
  FILES.set(kind, file)
  return file
}

/** Writes colours in place of variables and mixtures: share pictures are drawn by a program that knows neither. */
export const paint = (drawn: string, colours: Colours): string =>
  drawn.replace(
    / (fill|stroke)="[^"]*" style="\1:([^"]*)"/g,
    (_, what: string, written: string) => ` ${what}="${colourOf(written, colours)}"`,
  )

const WRITTEN = /^(?:color-mix\(in srgb, )?var\(--([a-z-]+)\)(?:, (#\w{6}) (\d+)%\))?$/

function colourOf(written: string, colours: Colours): string {
  const [, name = '', other, percent] = WRITTEN.exec(written) ?? []
  const colour = colours.get(name)
  if (colour === undefined) throw new RangeError(`no drawing of a tool has a colour ${written}`)
  return other ? mix(colour, other, Number(percent) / 100) : colour
}
