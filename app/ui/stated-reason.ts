import { isRouteErrorResponse } from 'react-router'

/** Why the server could save nothing, in its own words; undefined for any other failure. */
export const statedReason = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) && error.status > 500 && typeof error.data === 'string' ? error.data : undefined
