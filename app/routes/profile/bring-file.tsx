import { buttonClass } from '../../ui/button/button.tsx'

/** A mark with its words for each group is far less. */
const MOST_BYTES = 100_000

/** Reads an exported profile; undefined for a file that is too large. Nothing is sent. */
export function BringFile({ onFile }: { onFile: (text: string | undefined) => void }) {
  return (
    <label
      className={`${buttonClass('outline')} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
    >
      Bring in an exported file
      <input
        type="file"
        accept=".json,application/json"
        className="sr-only"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (!file) return
          onFile(file.size <= MOST_BYTES ? await file.text() : undefined)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
