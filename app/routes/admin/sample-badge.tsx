import { Badge } from '#app/ui/badge.tsx'

/** Says in a table that a thing came with the samples. */
export function SampleBadge() {
  return (
    <span className="font-sans">
      {' '}
      <Badge tone="outline">Sample</Badge>
    </span>
  )
}
