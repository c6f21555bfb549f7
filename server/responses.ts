import { data } from 'react-router'

/** The page does not exist, or not for this person: both look the same from outside. */
export const notFound = () => data(null, { status: 404 })
