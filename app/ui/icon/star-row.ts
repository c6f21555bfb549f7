import { MAX_RATING } from '#domain/equipment/fields.ts'

/** The drawing `stars` of icons.svg: as many stars as a rating can have, side by side, in the units of an icon. */
export const STAR = 24
export const STEP = STAR + 1.5
export const ROW = MAX_RATING * STEP - 1.5
