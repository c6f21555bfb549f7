import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { viewerContext } from '../context.ts'
import { requireAdmin, requireUser } from './guard.ts'

function contextOf(is_admin?: boolean) {
  const context = new RouterContextProvider()
  context.set(
    viewerContext,
    is_admin === undefined
      ? undefined
      : { user: { id: '1', email: 'chef@plate.test', is_admin }, sessionId: '2', expiresAt: '' },
  )
  return context
}

function refusal(path: string, method: string, context: RouterContextProvider): unknown {
  try {
    return requireAdmin(new Request(`https://plate.test${path}`, { method }), context)
  } catch (error) {
    return error
  }
}

test('visitors are sent to sign in and come back to the page they asked for', () => {
  for (const [path, method, next] of [
    ['/admin/recipes?search=a%26b&page=2', 'GET', '/admin/recipes?search=a%26b&page=2'],
    ['/admin/recipes.data?search=soup&_routes=x', 'GET', '/admin/recipes?search=soup'],
    ['/admin/recipes.data?_routes=x', 'GET', '/admin/recipes'],
    ['/admin/recipes?delete=1', 'POST', '/admin/recipes'],
    ['/_.data', 'GET', '/'],
  ] as const) {
    const response = refusal(path, method, contextOf())
    if (!(response instanceof Response)) throw response
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(next)}`)
  }
})

test('who is signed in but no administrator is refused with 403', () => {
  expect(refusal('/admin', 'GET', contextOf(false))).toMatchObject({ init: { status: 403 } })
  expect(requireUser(new Request('https://plate.test/'), contextOf(false))).toMatchObject({ is_admin: false })
  expect(refusal('/admin', 'GET', contextOf(true))).toMatchObject({ is_admin: true })
})
