import { createContext } from 'react'

/** What a page says to search engines, while the server renders it whole; undefined in browsers. */
export const FactsContext = createContext<object | undefined>(undefined)
