import { isRouteErrorResponse } from 'react-router'

/** Why the server could not do what it was asked for, in its own words; undefined for any other failure, and for the page of a proxy. */
export const statedReason = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) &&
  error.status > 500 &&
  typeof error.data === 'string' &&
  !/^\s*</.test(error.data)
    ? error.data
    : undefined
