import {
  compareLines,
  compareRecipes,
  confuseTextures,
  type Counts,
  precisionOf,
  readLabelled,
  recallOf,
  softerBy,
  sumOf,
} from '#test/gut-labels.ts'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { TRIGGER_GROUPS } from 'food-verdicts/gut/triggers/trigger-groups'

// Prints how good the reading of the gut is on the labelled recipes. With the name of a group it lists
// where the program and the labels differ, with "texture" the dishes whose texture is read otherwise; "--first" takes the labels
// before any was mended; "--held-out" takes the 30 recipes that the program was not mended with.

const names = process.argv.slice(2)
const sample = names.includes('--held-out') ? 'heldOut' : 'kept'
const labelled = readLabelled({ asFirst: names.includes('--first'), sample })
const lines = compareLines(labelled)
const recipes = compareRecipes(labelled)

const print = (text: string) => process.stdout.write(`${text}\n`)
const share = (value: number) => value.toFixed(2)
const cells = (counts: Counts | undefined) =>
  counts
    ? `${share(precisionOf(counts))} | ${share(recallOf(counts))} | ${counts.right}/${counts.wrong}/${counts.missed}`
    : ''

const listed = TRIGGER_GROUPS.filter((group) => names.includes(group) || names.includes('all'))
for (const group of listed)
  for (const { recipe, line, is, word } of [...lines.differing, ...recipes.differing].filter(
    (one) => one.group === group,
  )) {
    const where = line === null ? `RECIPE ${recipe.name}` : (recipe.lines[line] ?? '')
    print(`${group} ${is} ${recipe.file.replace('.json', '')} ${line ?? ''}: ${where}${word && ` [${word}]`}`)
  }

if (names.includes('texture'))
  for (const one of labelled.filter(({ texture, read }) => texture !== read.texture))
    print(
      `${softerBy(one) > 0 ? `SOFTER by ${softerBy(one)} ` : ''}${one.recipe.file} “${one.recipe.name}”: ${one.texture}, read ${one.read.texture} by ${one.read.words.join(', ')}`,
    )

if (listed.length === 0 && !names.includes('texture')) {
  print(
    '| group | line: precision | recall | right/wrong/missed | recipe: precision | recall | right/wrong/missed |',
  )
  for (const group of TRIGGER_GROUPS)
    print(`| ${group} | ${cells(lines.counts.get(group))} | ${cells(recipes.counts.get(group))} |`)
  print(`| all | ${cells(sumOf(lines.counts.values()))} | ${cells(sumOf(recipes.counts.values()))} |`)
  print(`\n| labelled | ${TEXTURES.join(' | ')} | not read |`)
  for (const { texture, read } of confuseTextures(labelled)) print(`| ${texture} | ${read.join(' | ')} |`)
  for (const by of [1, 2, 3])
    print(`softer by ${by}: ${labelled.filter((one) => softerBy(one) === by).length}`)
}
