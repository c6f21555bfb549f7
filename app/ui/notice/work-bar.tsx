/** How far work is that takes a while; without a share, that it is under way. */
export function WorkBar({
  title,
  share,
  isUnanswered,
}: {
  title: string
  /** From 0 to 1. */
  share: number | undefined
  /** Nobody says how far it is at the moment. */
  isUnanswered: boolean
}) {
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <>
      <progress aria-label={title} max={100} value={percent} className="h-2.5 w-full accent-accent" />
      <p className="text-ink-soft">
        {percent === undefined ? 'Working…' : `${percent}\u00a0%`} You can leave this page. The work
        continues.
      </p>
      {isUnanswered && (
        <p className="text-danger">The site does not answer at the moment. This page keeps trying.</p>
      )}
    </>
  )
}
