/**
 * A time as every page says it: '45 min', '1h 15m', 'N/A' when missing (spec.md section 9). Only the card and the tiles of
 * a recipe show minutes alone, as spec.md section 2 asks.
 */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return 'N/A'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 === 0 ? `${hours}h` : `${hours}h ${minutes % 60}m`
}
