/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-10 bg-ink px-4 py-3 text-paper focus:top-4 focus:text-paper"
    >
      Skip to content
    </a>
  )
}
