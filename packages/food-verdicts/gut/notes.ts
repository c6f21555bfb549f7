// The notes that stand wherever this site speaks of gentle food, after the rules of wording.json.

/** Signs that do not wait, and what to do. Near the advice, on paper too. */
export const RED_FLAGS = {
  signs: 'Severe pain, vomiting, a swollen belly, no stool or gas, fever, or bleeding:',
  act: 'get urgent medical help.',
} as const

/** Near every advice. */
export const NOT_ADVICE =
  'General information, not medical or dietetic advice. Your IBD team knows your case. Do not stop or change medicines because of a page or a recipe.'

/** Where gentle food is chosen. */
export const SHORT_SPELLS =
  'Gentle food is for short spells. Past two to four weeks, plan it with a dietitian; ask your IBD team when to bring foods back.'
