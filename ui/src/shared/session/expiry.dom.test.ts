import { describe, expect, it } from 'vitest'
import { person } from '~/testing/people'
import { expireSession, isLocalPath, returnPath } from './expiry'
import { isSignedIn, resetSession, setUser } from './session'

describe('where to go after signing in', () => {
  it('back to the page asked for, else home', () => {
    expect(returnPath('/orders?page=2', 'a@b.fr')).toBe('/orders?page=2')
    expect(returnPath(undefined, 'a@b.fr')).toBe('/')
  })

  it('after an expiry only the same person goes back', () => {
    setUser(person('restaurant'))
    expireSession()
    expect(isSignedIn()).toBe(false)
    expect(returnPath('/orders', 'somebody@else.fr')).toBe('/')

    setUser(person('restaurant'))
    expireSession()
    expect(returnPath('/orders', person('restaurant').email)).toBe('/orders')
  })

  it('a sign-out remembers nobody', () => {
    setUser(person('restaurant'))
    resetSession()
    expect(returnPath('/orders', 'somebody@else.fr')).toBe('/orders')
  })

  it.each(['//evil.test', 'https://evil.test/', '/\\evil.test', 'orders', '', 'javascript:alert(1)'])(
    'never off this site: %s',
    (path) => {
      expect(isLocalPath(path)).toBe(false)
      expect(returnPath(path, 'a@b.fr')).toBe('/')
    },
  )
})
