import { writeFileSync } from 'node:fs'
import { drawIcons } from './draw-icons.ts'
import { drawSiteIcons } from './draw-site-icons.ts'

// Writes the drawings of the icons that the site uses, after names were added or Lucide was renewed, and the icons of the site
// itself.

writeFileSync(new URL('../app/ui/icon/icons.svg', import.meta.url), await drawIcons())
for (const { file, content } of await drawSiteIcons()) writeFileSync(file, content)
