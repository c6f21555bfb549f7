import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importRecipes } from '../../test/import-recipes.ts'
import { mendMojibake } from './mojibake.ts'

/** What a reader of Windows-1252 sees of a text in UTF-8. */
const garble = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte)))
    .join('')

test('letters that were garbled on the way are put right', () => {
  const texts = {
    '1Â¼ cups': '1¼ cups',
    'CrÃ¨me brÃ»lÃ©e': 'Crème brûlée',
    CRÃˆME: 'CRÈME',
    'donâ€™t': 'don’t',
    'â€œhalf and halfâ€\u009d': '“half and half”',
    'â€œhalf and halfâ€ cream': '“half and half” cream',
    '1â€“2 hours at 350Â°F': '1–2 hours at 350°F',
    'â…“ cup': '⅓ cup',
    '2 1â\u0081„2 cups': '2 1⁄2 cups',
    'jalapeÃ±o, Ã la carte': 'jalapeño, Ã la carte',
    'voilÃ\u00a0 and Â½ more': 'voilà and ½ more',
    'MÃ¤rz, GrÃ¶ÃŸe, SÃ¼ÃŸe': 'März, Größe, Süße',
    'Ä…, Ä™, Å‚, Å›, Å¼ and Ã³': 'ą, ę, ł, ś, ż and ó',
    '1Â cup': '1 cup',
    'donÃ¢â‚¬â„¢t': 'don’t',
    'ðŸ˜€ cake': '😀 cake',
    'Ð‘Ð¾Ñ€Ñ‰': 'Борщ',
    'crÃ¨me fraîche': 'crème fraîche',
    'ï¬‚our': 'ﬂour',
  }
  for (const [garbled, text] of Object.entries(texts))
    expect(mendMojibake(garbled).replace(/\u00a0/g, '')).toBe(text)
})

test('letters that may be meant stay', () => {
  for (const text of [
    'Crème brûlée, 1¼ cups, don’t – “so”…',
    'NESCAFÉ® and CAFÉ…',
    'Der Buchstabe „Ä“',
    '«PÂTÉ» und „BRÖ“',
    'SMÅ™ SMÅ… RÅ’S',
    'PÃO DE AVELÃ» LIMÃO MAÇÃ…',
    'MAÇÃ\u00a0verde',
    'RŮŽE, RŮŽIČKOVÁ',
    'Đậu phụ, BÂ’N',
    'CAFÉ’S ROSÉ™',
    'Â la carte',
    '日本語、½ カップ',
    'cá â ấ, pâté…',
  ])
    expect(mendMojibake(text)).toBe(text)
})

test('whatever people write in a Latin alphabet comes back from one garbling', () => {
  const letters = fc.constantFrom(...'abc éèàüößñçåøæœšžćłąęőığ ½¼¾⅓°’“”–… ')
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }), (signs) => {
      const text = `x é½ ${signs.join('')} x`
      expect(mendMojibake(garble(text))).toBe(text)
    }),
  )
})

test('the report says where garbled letters were put right', () => {
  const [recipe] = importRecipes({
    name: 'CrÃ¨me',
    recipeIngredient: ['1Â¼ cups milk'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Donâ€™t stir.' }],
    keywords: 'crÃ¨me',
  }).recipes
  expect(recipe?.fields).toMatchObject({
    name: 'Crème',
    ingredients: [{ ingredient_text: '1¼ cups milk' }],
    instructions: [{ step_text: 'Don’t stir.' }],
  })
  for (const field of ['name', 'ingredients', 'instructions', 'keywords'])
    expect(recipe?.report).toContainEqual(expect.objectContaining({ field, outcome: 'changed' }))
})
