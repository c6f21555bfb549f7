import { useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { NO_WORDS } from '../ui/frame/frame-words.ts'
import type { FrameWords } from '#domain/settings/frame-words.ts'

/** The chef's words that many pages show. */
export function useFrameWords(): FrameWords {
  return useRouteLoaderData<typeof loader>('root')?.words ?? NO_WORDS
}
