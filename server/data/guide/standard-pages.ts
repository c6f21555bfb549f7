import { z } from 'zod'
import { fromNames, namesOf } from 'recipe-basics/fields/field'
import { GUIDE_FIELD_NAMES } from '#domain/guide/fields.ts'
import { GUIDE_GROUPS, type StandardPage } from '#domain/guide/guide-page.ts'
import checkTheLabel from '../../../content/guide/check-the-label.json' with { type: 'json' }
import dietitian from '../../../content/guide/dietitian.json' with { type: 'json' }
import emulsifiers from '../../../content/guide/emulsifiers.json' with { type: 'json' }
import fibre from '../../../content/guide/fibre.json' with { type: 'json' }
import flare from '../../../content/guide/flare.json' with { type: 'json' }
import fodmap from '../../../content/guide/fodmap.json' with { type: 'json' }
import gentleSpell from '../../../content/guide/gentle-spell.json' with { type: 'json' }
import ibdTeam from '../../../content/guide/ibd-team.json' with { type: 'json' }
import lactose from '../../../content/guide/lactose.json' with { type: 'json' }
import liquid from '../../../content/guide/liquid.json' with { type: 'json' }
import lowFibre from '../../../content/guide/low-fibre.json' with { type: 'json' }
import lowResidue from '../../../content/guide/low-residue.json' with { type: 'json' }
import onionAndGarlic from '../../../content/guide/onion-and-garlic.json' with { type: 'json' }
import ostomyPouchSurgery from '../../../content/guide/ostomy-pouch-surgery.json' with { type: 'json' }
import remission from '../../../content/guide/remission.json' with { type: 'json' }
import seedsAndSkins from '../../../content/guide/seeds-and-skins.json' with { type: 'json' }
import stricture from '../../../content/guide/stricture.json' with { type: 'json' }
import texture from '../../../content/guide/texture.json' with { type: 'json' }
import urgentHelp from '../../../content/guide/urgent-help.json' with { type: 'json' }

const Words = z.partialRecord(z.enum(GUIDE_FIELD_NAMES), z.union([z.string(), z.array(z.string())]))

/** A page as its file writes it: a part of several lines is a list. */
const Page = z
  .strictObject({
    slug: z.string(),
    group: z.enum(namesOf(GUIDE_GROUPS)),
    near: z.array(z.string()),
    searches: z.array(z.string()),
    words: Words,
  })
  .transform(({ words, ...page }): StandardPage => ({
    ...page,
    words: fromNames(GUIDE_FIELD_NAMES, (name) => toText(words[name])),
  }))

const toText = (text: string | string[] | undefined): string | null =>
  (Array.isArray(text) ? text.join('\n') : text) || null

/** The pages of the guide as they come with the site, in the order of the list. */
export const STANDARD_PAGES: readonly StandardPage[] = [
  flare,
  remission,
  stricture,
  ostomyPouchSurgery,
  lowResidue,
  lowFibre,
  liquid,
  fibre,
  onionAndGarlic,
  fodmap,
  lactose,
  emulsifiers,
  seedsAndSkins,
  texture,
  gentleSpell,
  checkTheLabel,
  ibdTeam,
  dietitian,
  urgentHelp,
].map((page) => Page.parse(page))
