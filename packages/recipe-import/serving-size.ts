/** One serving, in the singular, as its size is told. */
const SERVING = String.raw`(?:servings?|portion|porci[oó]n|ración|porzione|por[cç][aã]o|portie|porsjon|porcja|porcji|porce|adag|annos|порция)(?!\p{L})`
/** Something beside a bare number: "2 cookies", "250 g", "1 1/2 cups". */
const AMOUNT_OF = String.raw`[\d½⅓⅔¼¾][\d.,/⁄½⅓⅔¼¾ –-]*(?!\p{L}*(?:people|person|pers|serv|portion|porci|porz|guest|pax))\p{L}`
const WORDS_OF_SIZE =
  /\b(?:serving|portion) size|portions?(?:größe|groesse|storlek|størrelse)|portiegrootte|taille d(?:e la |['’]une |e |es )portions?|tama[nñ]h?o d(?:e la |e |a )por[cç]|dimension[ei] (?:della )?porzion|annoskoko|wielkość porcji|размер порции/iu
/** "Serving: 1 bar", "1 portion = 250 g", "each serving is 2 cookies", "per serving: 1 slice". */
const IS_SIZE = new RegExp(
  String.raw`^\W*(?:(?:1|one|a|each|every|per|pro|par|por|jede|chaque) )?${SERVING}\s*(?:[:=]|is\b|are\b|equals\b|ist\b|=)\s*(?:about |ca\.? )?${AMOUNT_OF}`,
  'iu',
)
const PER_SERVING = new RegExp(
  String.raw`${AMOUNT_OF}.{0,80}\b(?:per|pro|par|por|a|för|je) ${SERVING}\W{0,9}$`,
  'iu',
)
const SAYS_MORE = new RegExp(`${AMOUNT_OF}`, 'iu')
/** "1 portion (300 g)": the size of one, where another part says how many there are. */
const OF_ONE = new RegExp(String.raw`^\W*1 ${SERVING}`, 'iu')

/** A longer text is no yield. */
const LONGEST = 300
const CLAUSE = /\s{0,9}[;|•·]\s{0,9}|[,.] +|(?<=\D) [-–—] /

/** A yield without the clauses that say how large a serving is: of "Serving size: 1 cup; Yield: 6", "Yield: 6". */
export function withoutServingSize(line: string): string {
  if (line.length > LONGEST) return line
  const outside = line.replace(/\(([^()]*)\)/g, (all, inside: string) => (isSize(inside) ? ' ' : all))
  const clauses = outside.split(CLAUSE)
  const counts = clauses.filter((clause) => !isSize(clause))
  const others = counts.filter((clause) => !OF_ONE.test(clause))
  const best = others.some((clause) => /\d/.test(clause)) ? others : counts
  return best.length === clauses.length ? outside : best.join('; ')
}

const isSize = (clause: string): boolean =>
  (WORDS_OF_SIZE.test(clause) && (SAYS_MORE.test(clause) || !/\d/.test(clause))) ||
  IS_SIZE.test(clause) ||
  PER_SERVING.test(clause)
