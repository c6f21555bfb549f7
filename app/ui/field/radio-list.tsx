type Props = { legend: string; name: string; choices: { value: string; words: string }[]; chosen: string }

/** A choice of one, each in a line of words. */
export function RadioList({ legend, name, choices, chosen }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-ui leading-[1.4] font-semibold">{legend}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            autoComplete="off"
            className="size-5 accent-ink"
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
