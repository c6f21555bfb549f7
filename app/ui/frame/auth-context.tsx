import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Session, SignedInUser } from '#domain/people/session.ts'

type Auth = {
  user: SignedInUser | null
  session: Session | null
  /** True while the session is being checked again. */
  isLoading: boolean
  isAdmin: boolean
  signOut: () => Promise<void>
}

/** spec.md section 9: the token is refreshed when it is within three ticks of its end. */
const TICK_MS = 30_000
const TICKS_BEFORE_END = 3

const CHANNEL = 'auth'

const AuthContext = createContext<Auth | null>(null)

let asking = 0

/** Whether a page is on its way that must say anew who is signed in: a navigation may have taken the place of the question. */
export const isAskingWho = () => asking > 0

/** Who is signed in, for every component of every page. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}

/** `known` comes from the server with the page; here the session is kept alive, and the same in all tabs. */
export function AuthProvider({ known, children }: { known: Session | null; children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const refetch = useEffectEvent(async () => {
    setLoading(true)
    asking++
    await revalidate()
    asking--
    setLoading(false)
  })
  const session = useRefreshed(known, () => void refetch())
  useSameInAllTabs(session?.user.id ?? null, refetch)

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? null,
      session,
      isLoading,
      isAdmin: session?.user.is_admin ?? false,
      async signOut() {
        await endSession()
        await navigate('/')
        await revalidate()
      },
    }),
    [session, isLoading, navigate, revalidate],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function endSession() {
  try {
    const { ok, status } = await fetch('/api/auth/logout', { method: 'POST' })
    if (!ok) throw new Error(`Signing out failed with status ${status}.`)
  } catch (error) {
    console.error(error)
    throw error
  }
}

/**
 * Tells the other tabs who is signed in here, and asks the server again when they say otherwise. Whoever still says otherwise
 * then is told, once: that tab was loading when others were told.
 */
function useSameInAllTabs(userId: string | null, onDifference: () => Promise<void>) {
  const told = useRef(new Set<unknown>())
  const latest = useRef(userId)
  const hear = useEffectEvent(async (other: unknown, channel: BroadcastChannel) => {
    if (other === userId) return
    await onDifference()
    if (latest.current !== userId || told.current.has(other)) return
    told.current.add(other)
    channel.postMessage(userId)
  })
  useEffect(() => {
    latest.current = userId
    told.current.clear()
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => void hear(data, channel))
    channel.postMessage(userId)
    return () => channel.close()
  }, [userId])
}

/** The session with its cookies renewed in time. Its clock is the browser's own: only durations come from the server. */
function useRefreshed(known: Session | null, onEnd: () => void): Session | null {
  const [renewed, setRenewed] = useState<Session>()
  const isNewer = known && renewed?.user.id === known.user.id && renewed.expires_at >= known.expires_at
  const session = isNewer ? renewed : known
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!session) return
    const endsAt = performance.now() + session.expires_in * 1000
    const timer = setInterval(async () => {
      if (endsAt - performance.now() > TICKS_BEFORE_END * TICK_MS) return
      const answer = await refresh()
      if (answer === 'over') end()
      else if (answer) setRenewed(answer)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [session])
  return session
}

/** The renewed session; undefined while the server does not answer. */
async function refresh(): Promise<Session | 'over' | undefined> {
  try {
    const response = await fetch('/api/auth/token?grant_type=refresh_token', { method: 'POST' })
    if (response.status === 400 || response.status === 401) return 'over'
    return response.ok ? await response.json() : undefined
  } catch (error) {
    // Offline: the next tick tries again.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
