/** Foods that somebody cuts: how many, and the words that say so, each once. */
export type Cuts = { count: number; words: string[] }

/** Foods to be cut by hand, at most, where there is little to chop. */
export const LITTLE = 2

const CUT =
  /\b(?:chopped|diced|sliced|minced|julienned|cubed|halved|quartered|shredded|grated|peeled|trimmed|cut|seeded|deseeded|crushed|chunked|cored|spirali[sz]ed|shaved|hulled|deveined|mandoline|in(?:to)? (?:chunks|strips|wedges|batons|matchsticks|florets))\b/i
/** Cut by somebody else, or with a hand: tins, packets, cheese, nuts, crumbs. */
const CUT_ALREADY =
  /\b(?:can|cans|canned|tin|tinned|jar|frozen|ham|bacon|cheese|cheddar|parmesan|mozzarella|crackers?|crumbs?|oreos?|biscuits?|pecans?|walnuts?|almonds?|pistachios?|pineapple|bread|chocolate|oats|chicken breasts?|shrimp|prawns?|butter|(?:bread|crab|cinnamon) ?sticks?)\b/i

/** Lines of foods that somebody cuts; where no line says so, the words of the steps. */
export function readCuts(lines: readonly string[], text: string): Cuts {
  const inLines = lines.flatMap((line) => {
    const [word] = CUT.exec(line) ?? []
    return word && !CUT_ALREADY.test(line) ? word.toLowerCase() : []
  })
  const verbs = text.split(CLAUSE_ENDS).flatMap(verbsOf)
  const inSteps = verbs.reduce((sum, { foods }) => sum + foods, 0)
  // One who lists what is cut says it in the steps alone.
  const isListed = verbs.some(({ foods }) => foods > LITTLE) && inSteps > inLines.length
  return inLines.length > 0 && !isListed
    ? { count: inLines.length, words: [...new Set(inLines)] }
    : { count: inSteps, words: [...new Set(verbs.map(({ word }) => word))] }
}

const CLAUSE_ENDS = /[.;:!()]|\b(?:into|until|then|for|with|while)\b/i
const LISTED = /(,? and |, | & )/
const CUTTING =
  /\b(?:chop|dice|slice|mince|cut|peel|trim|grate|julienne)\b(?! (?:in|the (?:dough|cake|butter|bars?|pickles?))\b)/gi
const ALL_OF_THEM =
  /\W*(?:everything|all (?:of )?(?:the|your) (?:\w+ )?veg\w*|(?:the |your )?(?:vegetables|veggies|veg))\b/iy
const NEXT_VERB =
  /^(?:add|beat|blend|boil|bring|combine|cook|cover|discard|drain|drop|fry|heat|keep|lay|leave|melt|mix|place|pour|put|reserve|rinse|roast|season|serve|set|simmer|soak|sprinkle|stir|then|throw|tip|toss|transfer|warm|wash|whisk)\b/i
/** Words of the name of one food. */
const MOST_WORDS = 4

type Verb = { word: string; foods: number }

/**
 * The verbs of a clause, each with how many foods it is followed by, one at least: “chop the onion, carrots and celery”. The list
 * is read once, from its end, for all verbs before it.
 */
function verbsOf(clause: string): Verb[] {
  let after = 0
  const fromTheEnd = partsOf(clause)
    .toReversed()
    .map(({ text, start }) => {
      const verbs = Array.from(text.matchAll(CUTTING), ({ 0: word, index }): Verb => {
        const end = index + word.length
        ALL_OF_THEM.lastIndex = start + end
        const foods = ALL_OF_THEM.test(clause)
          ? LITTLE + 1
          : Math.max(1, foodsFrom(text.slice(end).trimStart(), after))
        return { word: word.toLowerCase(), foods }
      })
      after = foodsFrom(text, after)
      return verbs
    })
  return fromTheEnd.toReversed().flat()
}

/** Foods from a part of a list on, `after` of them behind it. */
const foodsFrom = (part: string, after: number) => (NEXT_VERB.test(part) ? 0 : (isFood(part) ? 1 : 0) + after)

function isFood(part: string): boolean {
  if (part === '') return false
  let space = -1
  for (let word = 1; word <= MOST_WORDS; word++) {
    space = part.indexOf(' ', space + 1)
    if (space < 0) return true
  }
  return false
}

/** The parts of a list, trimmed, and where each begins in it. */
function partsOf(clause: string): { text: string; start: number }[] {
  let end = 0
  return clause.split(LISTED).flatMap((text, at) => {
    const start = end + text.length - text.trimStart().length
    end += text.length
    return at % 2 === 0 ? { text: text.trim(), start } : []
  })
}
