import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-context.tsx'

function Greeting() {
  return <p>{useAuth().user?.email}</p>
}

test('spec.md section 8: who asks outside the provider is told so', () => {
  expect(() => renderToStaticMarkup(<Greeting />)).toThrow('useAuth must be used within an AuthProvider')
})
