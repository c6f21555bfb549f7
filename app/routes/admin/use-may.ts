import { useAuth } from '../../ui/frame/auth-context.tsx'
import { may, type Right } from '#domain/people/rights.ts'

/** What the person at this screen may do: shows only what the server would let pass. */
export function useMay(): (right: Right) => boolean {
  const { user } = useAuth()
  return (right) => may(user ?? undefined, right)
}
