const LINES = ['w-full', 'w-3/5']

/** What stands in the place of the groups while they are on their way. */
export function LoadingGroups() {
  return (
    <div aria-busy className="max-w-200">
      <output className="sr-only">Searching...</output>
      {[0, 1, 2].map((group) => (
        <div key={group} aria-hidden className="pt-9">
          <div className="h-7 w-44 animate-breathe rounded-picture bg-linen" />
          {LINES.map((width) => (
            <div key={width} className={`mt-3 h-3.5 animate-breathe rounded-picture bg-linen ${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
