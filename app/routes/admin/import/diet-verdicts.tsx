import type { DietState, DietVerdict } from '#domain/diet/detect-diets.ts'

const STATES: Record<DietState, string> = {
  yes: 'nothing in the ingredients speaks against it',
  'yes-if': 'only when optional or alternative ingredients are chosen so',
  'check-label': 'the packet decides',
  no: 'left off, the ingredients speak against it',
  unknown: 'unknown: the ingredients cannot show it',
}

/** What the ingredients say of every diet, with the line that decided. Words of software, for the chef to check. */
export function DietVerdicts({ diets }: { diets: DietVerdict[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ink">
        What the ingredients say of each diet
      </summary>
      <ul className="mt-1 grid gap-0.5">
        {diets.map(({ diet, state, reasons: [reason] }) => (
          <li key={diet}>
            <span className="font-semibold">{diet}</span>: {STATES[state]}
            {reason && ` (“${reason.term}” in “${reason.line}”)`}.
          </li>
        ))}
      </ul>
      <p className="mt-1">Software read this from the words. Please check it before it is shown.</p>
    </details>
  )
}
