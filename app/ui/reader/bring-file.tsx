import { buttonClass } from '../button.tsx'

/** Reads a file of at most so many bytes that a page of this site has exported; undefined for a larger one. Nothing is sent. */
export function BringFile({ most, onFile }: { most: number; onFile: (text: string | undefined) => void }) {
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
          onFile(file.size <= most ? await file.text() : undefined)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
