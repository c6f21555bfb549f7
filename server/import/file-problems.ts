import { formatNumber } from 'recipe-basics/text/format-number'
import type { ImportProblem } from 'recipe-import/report'
import type { FileProblem } from '../data/imports/files.ts'

export const NOTHING_READ = 'No recipe could be read from it.'

/** How many recipes of a file were read, and how many it holds. */
type Count = { read: number; of: number }

/**
 * What is wrong with a file, as its owner is told. The words of spec.md section 5 are for files that are called JSON, and
 * for a file as a whole: where some of its recipes were read, each of the others is told for itself.
 */
export function toFileProblems(file: string, problems: ImportProblem[], { read, of }: Count): FileProblem[] {
  const some = `${formatNumber(read)} of ${formatNumber(of)} recipes in ${file} ${read === 1 ? 'was' : 'were'} read.`
  return problems.map(({ message, detail = message, path = '' }) => {
    const place = /\[(\d{1,9})\]$/.exec(path)?.[1]
    const where =
      place === undefined || of < 2 ? detail : `Entry ${formatNumber(Number(place) + 1)}: ${detail}`
    if (read > 0) return { file: '', message: some, detail: where }
    return { file, message: isJson(file) ? message : NOTHING_READ, detail: where }
  })
}

export const isJson = (name: string) => name.toLowerCase().endsWith('.json')
