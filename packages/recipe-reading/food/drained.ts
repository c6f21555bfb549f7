import { fold } from 'recipe-basics/text/fold'

/** Words by which a line says that the liquid of a can is poured off. */
const DRAINED =
  / (?:drained|abgetropfte?[nrs]?|abtropfgewicht|egouttee?s?|escurrid[oa]s?|sgocciolat[oaie]|scolat[oaie]|uitgelekte?|uitlekgewicht|draenet|draenede|afdryppede?|avrunn[ae]n?|avrunnet|avrente?) /
/** Nobody rinses what a can holds without pouring off its liquid. */
const RINSED =
  / (?:rinsed|abgespult|rincee?s?|enjuagad[oa]s?|sciacquat[oaie]|afgespoelde?|skyllede|skyllet|skoljda|skylt) /
const NOT_DRAINED =
  / (?:not|nicht|non|no|niet|ikke|inte) (?:be )?(?:drained|abgetropft|egoutte|escurrid[oa]s?) /
/** What packets print before or after the weight of what is in them without its liquid: "240 g drained", and no "(400 g), drained". */
const DRAINED_WEIGHT =
  /\b(?:drained weight|abtropfgewicht|poids (?:net )?egoutte|peso (?:neto )?escurrido|peso sgocciolato|uitlekgewicht|uitgelekt gewicht|draenet vaegt|avrunnen vikt|avrent vekt)\b|\d ?(?:g|gr|grams?|gramm|grammes?|gramos?|grammi)\.? (?:drained|abgetropft|egoutt|escurrid|sgocciolat|uitgelekt|draenet|avrunn|avrent)|\b(?:uitgelekt|egoutte|escurrido|sgocciolato|abgetropft):? \d/

/** Whether words between single spaces say that a food is without the liquid of its can. */
export const isDrained = (words: string, isTin: boolean): boolean =>
  (DRAINED.test(words) && !NOT_DRAINED.test(words)) || (isTin && RINSED.test(words))

/** Whether a line says what the drained food weighs. */
export const saysDrainedWeight = (text: string): boolean => DRAINED_WEIGHT.test(fold(text))
