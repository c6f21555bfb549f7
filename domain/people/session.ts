import type { Role } from './rights.ts'

/** The account of somebody who is signed in, as pages and programs see it. */
export type SignedInUser = {
  id: string
  email: string
  /** True for administrators only (spec.md section 6). */
  is_admin: boolean
  role: Role | null
}

/** spec.md section 3: Session. Of a browser's session no script sees the tokens: they live in HttpOnly cookies. */
export type Session = {
  access_token: string | null
  refresh_token: string | null
  /** Seconds until the access token is over, and the moment of that in Unix seconds. */
  expires_in: number
  expires_at: number
  token_type: 'bearer'
  user: SignedInUser
}
