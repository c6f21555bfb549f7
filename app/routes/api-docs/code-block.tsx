/** Text for a machine. It breaks where it must, so that nothing scrolls sideways. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="pb-1 text-caption text-ink-soft">{label}</figcaption>
      <pre className="rounded-panel bg-linen px-4 py-3 font-mono text-caption leading-normal wrap-anywhere whitespace-pre-wrap">
        {children}
      </pre>
    </figure>
  )
}
