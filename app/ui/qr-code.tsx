import qrcode from 'qrcode-generator'

/** Modules of white around it, without which phones do not find it. */
const QUIET = 4

/** An address for the camera of a phone, drawn here; it stands beside in words. */
export function QrCode({ address, className = '' }: { address: string; className?: string }) {
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count }, (_, place) => place)
  const dark = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  )
  const size = count + 2 * QUIET
  return (
    <svg
      aria-hidden
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${size}v${size}h${-size}z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  )
}
