import { writeFileSync } from 'node:fs'
import { drawIcons } from './draw-icons.ts'

// Writes the drawings of the icons that the site uses, after names were added or Lucide was renewed.

writeFileSync(new URL('../app/ui/icons.svg', import.meta.url), await drawIcons())
