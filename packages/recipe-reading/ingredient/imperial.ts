/** Millilitres of the units whose size in Britain is another than in America. */
export const IMPERIAL_ML: Readonly<Record<string, number>> = {
  floz: 28.4130625,
  gill: 142.0653125,
  pint: 568.26125,
  quart: 1136.5225,
  gallon: 4546.09,
}
