import { FieldError } from '../../../ui/field/field.tsx'
import type { FileProblem } from '#server/data/imports/files.ts'

const MOST_SHOWN = 20

/** Which files, or parts of files, were not imported, and why. */
export function ProblemList({ problems }: { problems: FileProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2 text-left">
      {problems.slice(0, MOST_SHOWN).map(({ file, message, detail }, place) => (
        <li key={place}>
          <FieldError>
            {file && <span className="wrap-anywhere">{file} was refused. </span>}
            {message}
            {detail && <span className="block font-normal">{detail}</span>}
          </FieldError>
        </li>
      ))}
      {problems.length > MOST_SHOWN && (
        <li className="text-caption text-ink-soft">... and {problems.length - MOST_SHOWN} more</li>
      )}
    </ul>
  )
}
