import type { Palette } from '#domain/settings/palettes.ts'

/** Share pictures are always by day. A test compares these with app/palettes.css. */
export const SHARE_COLOURS: Record<
  Palette,
  Record<'paper' | 'ink' | 'ink-soft' | 'line' | 'accent', string>
> = {
  cream: {
    paper: '#f9f4e9',
    ink: '#2a2e1f',
    'ink-soft': '#5a5c49',
    line: '#dfd6c1',
    accent: '#a4442a',
  },
  milk: {
    paper: '#f9f2ed',
    ink: '#33222b',
    'ink-soft': '#645058',
    line: '#e1d1c8',
    accent: '#98305a',
  },
  oat: {
    paper: '#f4f3ed',
    ink: '#202b31',
    'ink-soft': '#4f5c62',
    line: '#d5d7cf',
    accent: '#825408',
  },
  mint: {
    paper: '#f3f5ec',
    ink: '#1e3028',
    'ink-soft': '#4c5f55',
    line: '#d1dac6',
    accent: '#a53648',
  },
}
