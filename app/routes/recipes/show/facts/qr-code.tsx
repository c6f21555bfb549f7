import { encode } from 'uqr'

/** Modules of white around it, without which phones do not find it. */
const QUIET = 4

/** An address for the camera of a phone, drawn here; it stands beside in words. */
export function QrCode({ address, className = '' }: { address: string; className?: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={className}>
      <path fill="#fff" d={`M0 0h${size}v${size}h${-size}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
