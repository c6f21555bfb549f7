/** The entities that recipe sites write by name; letters with accents are put together from their parts. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    lsaquo: '‹',
    rsaquo: '›',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    bull: '•',
    middot: '·',
    prime: '′',
    Prime: '″',
    deg: '°',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    frac13: '⅓',
    frac23: '⅔',
    frac15: '⅕',
    frac25: '⅖',
    frac35: '⅗',
    frac45: '⅘',
    frac16: '⅙',
    frac56: '⅚',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
    frasl: '⁄',
    times: '×',
    divide: '÷',
    plusmn: '±',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    infin: '∞',
    not: '¬',
    permil: '‰',
    micro: 'µ',
    sup1: '¹',
    sup2: '²',
    sup3: '³',
    ordf: 'ª',
    ordm: 'º',
    trade: '™',
    reg: '®',
    copy: '©',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    curren: '¤',
    sect: '§',
    para: '¶',
    brvbar: '¦',
    iexcl: '¡',
    iquest: '¿',
    dagger: '†',
    Dagger: '‡',
    larr: '←',
    rarr: '→',
    hearts: '♥',
    shy: '',
    zwj: '\u200d',
    zwnj: '\u200c',
    macr: '¯',
    acute: '´',
    cedil: '¸',
    uml: '¨',
    tilde: '˜',
    circ: 'ˆ',
    szlig: 'ß',
    oelig: 'œ',
    OElig: 'Œ',
    aelig: 'æ',
    AElig: 'Æ',
    oslash: 'ø',
    Oslash: 'Ø',
    eth: 'ð',
    ETH: 'Ð',
    thorn: 'þ',
    THORN: 'Þ',
    inodot: 'ı',
    lstrok: 'ł',
    Lstrok: 'Ł',
    dstrok: 'đ',
    Dstrok: 'Đ',
    num: '#',
    colon: ':',
    semi: ';',
    comma: ',',
    period: '.',
    lpar: '(',
    rpar: ')',
    excl: '!',
    quest: '?',
    sol: '/',
    bsol: '\\',
    equals: '=',
    plus: '+',
    ast: '*',
    percnt: '%',
    dollar: '$',
    commat: '@',
    lowbar: '_',
    lsqb: '[',
    rsqb: ']',
    lbrace: '{',
    rbrace: '}',
    vert: '|',
    hyphen: '‐',
    NewLine: '\n',
    Tab: '\t',
  }),
)

const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
}

/** What Windows means by the numbers that HTML leaves unused. */
const WINDOWS_1252: Record<number, number> = {
  128: 0x20ac,
  130: 0x201a,
  132: 0x201e,
  133: 0x2026,
  138: 0x160,
  142: 0x17d,
  145: 0x2018,
  146: 0x2019,
  147: 0x201c,
  148: 0x201d,
  149: 0x2022,
  150: 0x2013,
  151: 0x2014,
  153: 0x2122,
  154: 0x161,
  156: 0x153,
  158: 0x17e,
}

/** Entities that sites write without their semicolon, and that no word of a recipe begins with. */
const WITHOUT_SEMICOLON =
  /&(amp|lt|gt|quot|nbsp|deg|frac12|frac14|frac34|szlig|reg|copy|[aeiouAEIOU](?:acute|grave|circ|uml)|[ano]tilde|aring|ccedil|oslash|aelig)(?![;a-zA-Z0-9=])/g

const MOST_ROUNDS = 4

/** Text without HTML entities, also those that were escaped several times over. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  let decoded = text.includes('u0026') ? text.replace(/\\?u0026(?=#|[a-z]+;| )/g, '&') : text
  for (let round = 0; round < MOST_ROUNDS && decoded.includes('&'); round++) {
    const once = decodeOnce(decoded)
    if (once === decoded) break
    decoded = once
  }
  return decoded
}

function decodeOnce(text: string): string {
  return text
    .replace(/&#(\d{1,7});?/g, (entity, digits: string) => toCharacter(Number(digits), entity))
    .replace(/&#x([0-9a-f]{1,6});?/gi, (entity, digits: string) =>
      toCharacter(Number.parseInt(digits, 16), entity),
    )
    .replace(/&([a-zA-Z][a-zA-Z0-9]{1,30});/g, (entity, name: string) => named(name) ?? entity)
    .replace(WITHOUT_SEMICOLON, (entity, name: string) => named(name) ?? entity)
}

function named(name: string): string | undefined {
  const sign = NAMED.get(name)
  if (sign !== undefined) return sign
  const accent = ACCENTS[name.slice(1)]
  if (accent === undefined) return undefined
  const letter = (name[0] ?? '') + accent
  return letter.normalize('NFC').length === 1 ? letter.normalize('NFC') : undefined
}

function toCharacter(number: number, entity: string): string {
  const code = WINDOWS_1252[number] ?? number
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : entity
}
