/** A line that was ticked off. It stands after its box. */
export const STRUCK = 'peer-checked:struck'

/** The box of a line, to be ticked off. It belongs to no form. */
export const TickBox = ({ value }: { value: string }) => (
  <input type="checkbox" value={value} className="peer tick-box" />
)
