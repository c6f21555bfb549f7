import { createContext } from 'react'

/** Allows the scripts of the page that is being rendered. Empty in browsers, which never show it again. */
export const NonceContext = createContext<string | undefined>(undefined)
