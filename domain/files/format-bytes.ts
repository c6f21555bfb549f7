import { formatNumber } from 'recipe-basics/text/format-number'

/** A size of a file: “640 KB”, “4.2 MB”, “120 MB”. Kilobytes are rounded up, so that nothing is nothing. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.ceil(bytes / 1_000))}\u00a0KB`
  if (bytes < 10_000_000_000) return `${formatNumber(bytes / 1_000_000, bytes < 10_000_000 ? 1 : 0)}\u00a0MB`
  return `${formatNumber(bytes / 1_000_000_000)}\u00a0GB`
}
