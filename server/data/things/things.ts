import type { Kind } from '../changes/slugs.ts'
import { EQUIPMENT } from './equipment-thing.ts'
import { POSTS } from './post-thing.ts'
import { RECIPES } from './recipe-thing.ts'
import type { Row, Thing } from './thing.ts'

/** The kinds by their names, where one verb is meant for whichever it is. */
export const THINGS: Record<Kind, Thing<Row, object>> = { recipe: RECIPES, equipment: EQUIPMENT, post: POSTS }
