import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './stored-response.ts'

/**
 * Level 5 makes a page of 100 KB 13 % larger than the best level does, in a fiftieth of its time. A window of 256 KB holds a whole
 * page; the usual one takes 16 times the memory.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const toBrotli = promisify(brotliCompress)

/** How bytes are compressed, outside the thread that asks. */
export const encode = {
  br: async (plain: Buffer) => toBrotli(plain, BROTLI),
  gzip: promisify(gzip),
}

/** The weight of an encoding (RFC 9110, 12.4.2), from 0 to 1 with three decimals. */
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i
/** Ours, the smallest first to send. Only the plain bytes need not be named. */
const OURS: Encoding[] = ['br', 'gzip', 'identity']
const UNNAMED_IDENTITY = 0.0005

/**
 * The encoding that a browser likes best, by its Accept-Encoding (RFC 9110, 12.5.3). One that is named in a way that cannot be
 * read counts as refused: plain bytes are right for everybody.
 */
export function bestEncoding(accepted = ''): Encoding {
  const weights = new Map<string, number>()
  for (const member of accepted.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim())
    const coding = name.toLowerCase().replace(/^x-(?=gzip$)/, '')
    weights.set(coding, Math.min(weightOf(parameters), weights.get(coding) ?? 1))
  }
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNNAMED_IDENTITY : 0)
  const best = Math.max(...OURS.map(weigh))
  return OURS.find((encoding) => weigh(encoding) === best && best > 0) ?? 'identity'
}

function weightOf([parameter, ...others]: string[]): number {
  if (parameter === undefined) return 1
  return others.length > 0 ? 0 : Number(WEIGHT.exec(parameter)?.[1] ?? 0)
}
