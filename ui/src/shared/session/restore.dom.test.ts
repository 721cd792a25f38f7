import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { forgetSession, hadSession } from './had-session'
import { restoreSession, signIn } from './restore'
import { isSignedIn, resetSession, session, setSwitchUser } from './session'

let refreshes = 0

/** The calls since the reload, in order. */
let calls: string[] = []

server.events.on('request:start', ({ request }) => {
  calls.push(`${request.method} ${new URL(request.url).pathname}`)
})

function serve(refresh: () => Response) {
  server.use(
    http.post('*/api/token/refresh', () => {
      refreshes += 1
      return refresh()
    }),
    http.post('*/api/token/auth', () => HttpResponse.json({ token: aToken(60_000) })),
    http.get('*/api/me', () => HttpResponse.json(person('restaurant'))),
  )
}

/** What a reload leaves: the browser's storage, not the tab's memory. */
async function signInAndReload() {
  await signIn('restaurant@millesime.test', 'Millesime#2026')
  resetSession()
  calls = []
}

beforeEach(() => {
  refreshes = 0
  resetSession()
  forgetSession()
})

describe('restoring a session', () => {
  it('asks nothing for a guest', async () => {
    serve(() => new HttpResponse(null, { status: 401 }))
    await restoreSession()
    expect(refreshes).toBe(0)
  })

  it('finds the person again after a reload, with one call', async () => {
    serve(() => HttpResponse.json({ token: aToken(60_000), user: person('supplier') }))
    await signInAndReload()
    expect(await restoreSession()).toBe(false)
    expect(session().user).toEqual(person('supplier'))
    expect(calls).toEqual(['POST /api/token/refresh'])
  })

  it('asks who it is when the token came alone', async () => {
    serve(() => HttpResponse.json({ token: aToken(60_000) }))
    await signInAndReload()
    await restoreSession()
    expect(session().user).toEqual(person('restaurant'))
    expect(calls).toEqual(['POST /api/token/refresh', 'GET /api/me'])
  })

  it('asks once when the session has ended', async () => {
    serve(() => new HttpResponse(null, { status: 401 }))
    await signInAndReload()
    await restoreSession()
    await restoreSession()
    expect(refreshes).toBe(1)
    expect(hadSession()).toBe(false)
  })

  it('asks nothing on the way out', async () => {
    serve(() => HttpResponse.json({ token: aToken(60_000) }))
    await signInAndReload()
    window.history.replaceState(null, '', '/en/logout')
    await restoreSession()
    window.history.replaceState(null, '', '/')
    expect(refreshes).toBe(0)
    expect(hadSession()).toBe(false)
  })

  it('R-4.028 is still acting for somebody, as whom the server says', async () => {
    serve(() => HttpResponse.json({ token: aToken(60_000), user: person('admin') }))
    await signInAndReload()
    setSwitchUser('restaurant@millesime.test')
    expect(await restoreSession()).toBe(false)
    expect(session()).toMatchObject({ switchUser: 'restaurant@millesime.test', user: person('restaurant') })
  })

  it('is the admin again when the person may no longer be acted for', async () => {
    serve(() => HttpResponse.json({ token: aToken(60_000), user: person('admin') }))
    await signInAndReload()
    setSwitchUser('blocked@millesime.test')
    server.use(
      http.get('*/api/me', ({ request }) =>
        request.headers.has('X-Switch-User')
          ? HttpResponse.json({ code: 'users.switch_user' }, { status: 403 })
          : HttpResponse.json(person('admin')),
      ),
    )
    expect(await restoreSession()).toBe(true)
    expect(session()).toMatchObject({ switchUser: null, user: { email: 'admin@millesime.test' } })
    // The admin is not told yet: another reload must find out again.
    expect(sessionStorage.getItem('millesime.switch-user')).toBe('blocked@millesime.test')
  })

  it('tries again after a failing network', async () => {
    serve(() => HttpResponse.error())
    await signInAndReload()
    await restoreSession()
    expect(isSignedIn()).toBe(false)
    expect(hadSession()).toBe(true)
  })
})
