import { FieldError } from '../../../ui/field/field.tsx'
import type { FileProblem } from '#server/data/imports/files.ts'

const MOST_SHOWN = 20

/** Which files, or parts of files, were not imported, and why. What is wrong with several recipes of a file has one head. */
export function ProblemList({ problems }: { problems: FileProblem[] }) {
  if (problems.length === 0) return null
  const shown = Map.groupBy(problems.slice(0, MOST_SHOWN), headOf)
  return (
    <ul className="mt-2 grid gap-2 text-left">
      {[...shown].map(([head, each]) => (
        <li key={head}>
          <FieldError>
            {head}
            {each.map(({ detail }, place) => (
              <span key={place} className="block font-normal">
                {detail}
              </span>
            ))}
          </FieldError>
        </li>
      ))}
      {problems.length > MOST_SHOWN && (
        <li className="text-caption text-ink-soft">... and {problems.length - MOST_SHOWN} more</li>
      )}
    </ul>
  )
}

const headOf = ({ file, message }: FileProblem) => (file ? `${file} was refused. ${message}` : message)
