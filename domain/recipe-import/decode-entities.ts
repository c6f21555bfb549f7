/** HTML 4's names of U+00A0 to U+00FF, in their order. */
const LATIN_1 = `
nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde
Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc
Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc
otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`

/** The other names of HTML 4 and the letters, spaces, signs and fractions of HTML 5 that texts use, with code points in base 36. */
const OTHERS = `
Abreve:76 Alpha:pd Amacr:74 Aogon:78 Beta:pe Cacute:7a Ccaron:7g Ccirc:7c Cdot:7e Chi:pz Dagger:6ch
Dcaron:7i Delta:pg Dstrok:7k Ecaron:7u Edot:7q Emacr:7m Eogon:7s Epsilon:ph Eta:pj Gamma:pf Gbreve:7y
Gcedil:82 Gcirc:7w Gdot:80 Idot:8g Imacr:8a Iogon:8e Iota:pl Itilde:88 Kappa:pm Lacute:8p Lambda:pn
Lcaron:8t Lcedil:8r Lstrok:8x Mu:po Nacute:8z Ncaron:93 Ncedil:91 NewLine:a Nu:pp OElig:9e Odblac:9c
Omacr:98 Omega:q1 Omicron:pr Phi:py Pi:ps Prime:6cz Psi:q0 Racute:9g Rcaron:9k Rcedil:9i Rho:pt
Sacute:9m Scaron:9s Scedil:9q Scirc:9o Sigma:pv Tab:9 Tau:pw Tcaron:9w Tcedil:9u Theta:pk Tstrok:9y
Ubreve:a4 Udblac:a8 Umacr:a2 Uogon:aa Upsilon:px Uring:a6 Utilde:a0 Xi:pq Ycirc:ae Yuml:ag Zacute:ah
Zcaron:al Zdot:aj Zeta:pi abreve:77 alefsym:6k5 alpha:q9 amacr:75 amp:12 and:6qv ang:6qo aogon:79
apos:13 ast:16 asymp:6rs bdquo:6ce beta:qa bigstar:7id breve:k8 bsol:2k bull:6ci cacute:7b cap:6qx
caron:jr ccaron:7h ccirc:7d cdot:7f check:7pv checkmark:7pv chi:qv cir:7gr circ:jq clubs:7kz colon:1m
comma:18 commat:1s cong:6rp crarr:6np cup:6qy dArr:6oj dagger:6cg darr:6mr dash:6c0 dcaron:7j delta:qc
diams:7l2 dollar:10 dot:k9 dstrok:7l ecaron:7v edot:7r emacr:7n empty:6px emsp:6bn emsp13:6bo emsp14:6bp
ensp:6bm eogon:7t epsilon:qd equals:1p equiv:6sh eta:qf euro:6gc excl:x exist:6pv female:7k0 fnof:b6
forall:6ps frac13:6kz frac15:6l1 frac16:6l5 frac18:6l7 frac23:6l0 frac25:6l2 frac35:6l3 frac38:6l8
frac45:6l4 frac56:6l6 frac58:6l9 frac78:6la frasl:6dg gacute:dx gamma:qb gbreve:7z gcirc:7x gdot:81
ge:6sl grave:2o gt:1q hArr:6ok hairsp:6bu half:59 harr:6ms hcirc:85 hearts:7l1 hellip:6cm horbar:6c5
hstrok:87 hyphen:6c0 imacr:8b image:6j5 imath:8h infin:6qm inodot:8h int:6qz iogon:8f iota:qh isin:6q0
itilde:89 kappa:qi kcedil:8n lArr:6og lacute:8q lambda:qj lang:6y1 larr:6mo lbrace:3f lbrack:2j
lcaron:8u lcedil:8s lceil:6x4 lcub:3f ldquo:6cc le:6sk lfloor:6x6 lowast:6qf lowbar:2n loz:7gq lpar:14
lrm:6by lsaquo:6d5 lsqb:2j lsquo:6c8 lstrok:8y lt:1o male:7k2 mdash:6c4 minus:6qa mu:qk nabla:6pz
nacute:90 ncaron:94 ncedil:92 ndash:6c3 ne:6sg ni:6q3 notin:6q1 nsub:6tg nu:ql num:z numsp:6br odblac:9d
odot:6u1 oelig:9f ogon:kb oline:6da omacr:99 omega:qx omicron:qn oplus:6tx or:6qw otimes:6tz part:6pu
percnt:11 period:1a permil:6cw perp:6ud phi:qu phone:7im pi:qo piv:ra plus:17 prime:6cy prod:6q7
prop:6ql psi:qw puncsp:6bs quest:1r quot:y rArr:6oi racute:9h radic:6qi rang:6y2 rarr:6mq rbrace:3h
rbrack:2l rcaron:9l rcedil:9j rceil:6x5 rcub:3h rdquo:6cd real:6jg rfloor:6x7 rho:qp ring:ka rlm:6bz
rpar:15 rsaquo:6d6 rsqb:2l rsquo:6c9 sacute:9n sbquo:6ca scaron:9t scedil:9r scirc:9p sdot:6v9 semi:1n
sigma:qr sigmaf:qq sim:6rg sol:1b spades:7kw squ:7fl star:7ie starf:7id sub:6te sube:6ti sum:6q9
sung:7l6 sup:6tf supe:6tj tau:qs tcaron:9x tcedil:9v tdot:6hn there4:6r8 theta:qg thetasym:r5 thinsp:6bt
tilde:kc trade:6jm tstrok:9z uArr:6oh uarr:6mp ubreve:a5 udblac:a9 umacr:a3 uogon:ab upsih:r6 upsilon:qt
uring:a7 utilde:a1 vert:3g wcirc:ad weierp:6jc xi:qm ycirc:af zacute:ai zcaron:am zdot:ak zeta:qe
zwj:6bx zwnj:6bw`

/** Windows-1252 in 0x80 to 0x9F: HTML reads numeric references there so. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** HTML also reads these, and all names of Latin-1, without their semicolon. */
const LEGACY = new Set(['amp', 'lt', 'gt', 'quot', ...words(LATIN_1)])

const CODE_POINTS = new Map<string, number>([
  ...words(LATIN_1).map((name, index): [string, number] => [name, 160 + index]),
  ...words(OTHERS).map((pair): [string, number] => {
    const [name = '', code = ''] = pair.split(':')
    return [name, Number.parseInt(code, 36)]
  }),
])

/** One layer of HTML character references turned into the characters they stand for. Unknown names stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,10});?|#[xX]([\da-fA-F]{1,8});?|([a-zA-Z][a-zA-Z\d]{1,30})(;?)(?=(.?)))/gs,
    (reference, decimal, hex, name, semicolon, next) => {
      if (decimal) return toCharacter(Number(decimal))
      if (hex) return toCharacter(Number.parseInt(hex, 16))
      const code = CODE_POINTS.get(name)
      if (code === undefined || (!semicolon && (!LEGACY.has(name) || next === '='))) return reference
      return toCharacter(code)
    },
  )
}

/** What is no character is nothing. */
function toCharacter(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WINDOWS[code - 0x80] ?? ''
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return ''
  return String.fromCodePoint(code)
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
