/** A text of the chef's in which each line is a paragraph. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n+/).map((line, place) => (
    <p key={place} dir="auto" className="wrap-anywhere">
      {line}
    </p>
  ))
