const TITLES =
  'dr|doctor|doc|prof|professor|diet[ie][tc]ian|dietetics|nutritionist|nutrition(?:al)? therapist|physician|gastroenterologist|internist|surgeon|consultant|nurse|pharmacist|therapist|clinician|general practitioner|medic|health coach'
/** Letters behind a name. Before one they may be initials. */
const LETTERS =
  'm\\.?d|r\\.?d\\.?n?|ph\\.?d|r\\.?n|g\\.?p|mbbs|mb bchb?|frcp|mrcp|b\\.?sc|m\\.?sc|m\\.?p\\.?h'
const PROFESSION = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${TITLES})(?![\\p{L}\\p{M}])|(?<=[\\s,(])(?:${LETTERS})(?![\\p{L}\\p{M}])`,
  'iu',
)

/**
 * The first title or profession of health in the name of who checked something, as it is written there. With one the name reads as a
 * professional’s endorsement of food, which advertising codes bar (CAP 15.6.3).
 */
export const findProfession = (name: string): string | undefined => PROFESSION.exec(name)?.[0]

/** What a form says of it. */
export const sayProfession = (label: string, profession: string): string =>
  `${label}: write the name without “${profession}”. A title or a profession reads as an endorsement.`
