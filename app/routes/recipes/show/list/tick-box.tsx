/** A line that was ticked off. It stands after its box. */
export const STRUCK = 'peer-checked:text-ink-soft peer-checked:line-through peer-checked:decoration-control'

/** The box of a line, to be ticked off. It belongs to no form. */
export const TickBox = ({ value }: { value: string }) => (
  <input
    type="checkbox"
    value={value}
    className="peer mt-px grid size-5.5 cursor-pointer appearance-none place-items-center rounded-full border border-control checked:border-sage checked:bg-sage checked:after:-mt-0.5 checked:after:h-2.5 checked:after:w-1.5 checked:after:rotate-42 checked:after:border-r-2 checked:after:border-b-2 checked:after:border-paper checked:after:content-['']"
  />
)
