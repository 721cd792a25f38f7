import { notifications, notificationsStore } from '@mantine/notifications'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSignedIn, resetSession, session, setSwitchUser, setToken, setUser } from '~/shared/session/session'
import { eventually } from '~/testing/eventually'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { pathOf, api as typed } from './client'
import { ApiError, NetworkError, SessionExpired } from './errors'

/** The client below its types: it does the same whatever the path. */
const api = typed as unknown as Record<
  'get' | 'post' | 'patch' | 'put' | 'delete',
  (path: string, ...rest: unknown[]) => Promise<unknown>
>

/** Every call that left the browser, in order. */
let calls: Request[] = []

/** What a path answers; the calls are noted. */
function answer(path: string, body: object | null, status = 200): void {
  server.use(
    http.all(`*/api${path}`, ({ request }) => {
      calls.push(request.clone())
      return body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
    }),
  )
}

const toasts = () => notificationsStore.getState().notifications.map(({ title, className }) => ({ title, className }))

function signIn(token = aToken(60_000)): void {
  setToken(token)
  setUser(person('restaurant'))
}

beforeEach(() => {
  calls = []
  notifications.clean()
  resetSession()
  signIn()
})

describe('what is sent', () => {
  it('R-7.005 the token, in Authorization', async () => {
    signIn()
    answer('/me', {})
    await api.get('/me')
    expect(calls[0]?.headers.get('Authorization')).toBe(`Bearer ${session().token}`)
    expect(calls[0]?.headers.has('X-Switch-User')).toBe(false)
  })

  it('the person acted for, in X-Switch-User', async () => {
    signIn()
    setSwitchUser('caviste@millesime.test')
    answer('/me', {})
    await api.get('/me')
    expect(calls[0]?.headers.get('X-Switch-User')).toBe('caviste@millesime.test')
  })

  it('R-7.003 R-7.032 merge-patch on PATCH, ld+json on that of a user, JSON else', async () => {
    for (const path of ['/addresses/3', '/users/3', '/users/3/password', '/users']) answer(path, {})
    await api.patch('/addresses/{id}', { phone: null }, { path: { id: 3 } })
    await api.patch('/users/{id}', { phone: null }, { path: { id: 3 } })
    await api.patch('/users/{id}/password', { password: 'Millesime#2027' }, { path: { id: 3 } })
    await api.post('/users', {})
    expect(calls.map((call) => call.headers.get('Content-Type'))).toEqual([
      'application/merge-patch+json',
      'application/ld+json',
      'application/merge-patch+json',
      'application/json',
    ])
    expect(await calls[0]?.json()).toEqual({ phone: null })
  })

  it('R-7.001 to paths below /api, in the language of the page', async () => {
    answer('/me', {})
    await api.get('/me')
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/me')
    expect(calls[0]?.headers.get('Accept-Language')).toBe('fr')
  })

  it('R-5.072 to R-5.077 without empty parameters, arrays once per value with []', async () => {
    answer('/orders', {})
    const status = ['paid', 'billed', 'paid']
    await api.get('/orders', { query: { search: '', supplier: null, status, tags: [], order: { createdAt: 'desc' } } })
    expect(decodeURIComponent(new URL(calls[0]?.url ?? '').search)).toBe(
      '?status[]=paid&status[]=billed&order[createdAt]=desc',
    )
  })

  it('R-7.008 the XSRF cookie is echoed', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the server sets this one
    document.cookie = 'XSRF-TOKEN=a%3Db'
    answer('/me', {})
    await api.get('/me')
    expect(calls[0]?.headers.get('X-XSRF-TOKEN')).toBe('a=b')
  })
})

describe('the key of an act', () => {
  const keys = () => calls.map((call) => call.headers.get('Idempotency-Key'))
  const note = (text = 'Cassées', order = 9) => api.post(`/orders/${order}/messages`, { text }).catch(() => undefined)

  it('goes with each write that may do something twice, and with no other call', async () => {
    answer('/orders/9', {})
    for (const method of ['post', 'patch', 'put'] as const) await api[method]('/orders/9', {})
    await api.delete('/orders/9')
    await api.get('/orders/9')
    await api.post('/orders/9', {}, { anonymous: true })
    await api.post('/orders/9', {}, { key: null })
    await api.post('/orders/9', {}, { key: 'own' })
    expect(keys().map((key) => key?.length ?? 0)).toEqual([36, 36, 0, 36, 0, 0, 0, 3])
  })

  it('stays with the act while nobody knows what became of it', async () => {
    const answers = [
      () => HttpResponse.error(),
      () => HttpResponse.json({}, { status: 503 }),
      () => HttpResponse.json({}, { status: 409, headers: { 'Retry-After': '1' } }),
      () => HttpResponse.json({}, { status: 201 }),
      () => HttpResponse.json({}, { status: 409 }),
      () => HttpResponse.json({}, { status: 201 }),
    ]
    server.use(
      http.post('*/api/orders/9/messages', ({ request }) => {
        calls.push(request.clone())
        return answers.shift()?.()
      }),
    )
    for (let count = answers.length; count > 0; count -= 1) await note()
    const [first, , , fourth, fifth, sixth] = keys()
    expect(keys().slice(0, 4)).toEqual([first, first, first, first])
    expect(new Set([fourth, fifth, sixth]).size).toBe(3)
  })

  it('is one for two clicks at once, and another for what differs, whoever it is for', async () => {
    answer('/orders/9/messages', {}, 503)
    answer('/orders/8/messages', {}, 503)
    await Promise.all([note(), note()])
    await note('Perdues')
    await note('Cassées', 8)
    setSwitchUser('caviste@millesime.test')
    await note()
    const [one, two] = keys()
    expect(one).toBe(two)
    expect(new Set(keys()).size).toBe(4)
  })

  it('is given up after five minutes: who comes back then means another act', async () => {
    answer('/orders/7/messages', {}, 503)
    await note('Cassées', 7)
    const later = Date.now() + 300_001
    vi.spyOn(Date, 'now').mockReturnValue(later)
    signIn(aToken(later))
    await note('Cassées', 7)
    vi.restoreAllMocks()
    expect(keys()[0]).not.toBe(keys()[1])
  })
})

describe('errors', () => {
  it('R-8.001 R-7.004 a description is shown as an error toast, and the call is not repeated', async () => {
    answer('/orders', { 'hydra:description': 'Le stock est insuffisant.' }, 500)
    await expect(api.get('/orders')).rejects.toMatchObject({ status: 500, message: 'Le stock est insuffisant.' })
    expect(toasts()).toMatchObject([
      { title: 'Le stock est insuffisant.', className: expect.stringContaining('error') },
    ])
    expect(calls).toHaveLength(1)
  })

  it('R-8.001 a refusal that a form shows at its field is a toast too, whatever the call', async () => {
    const violations = [{ propertyPath: 'email', message: 'Cet e-mail est déjà utilisé' }]
    answer('/users', { 'hydra:description': 'email: Cet e-mail est déjà utilisé', violations }, 422)
    for (const method of ['post', 'patch', 'put'] as const) {
      notifications.clean()
      await expect(api[method]('/users', {})).rejects.toBeInstanceOf(ApiError)
      expect(toasts()).toMatchObject([{ title: 'email: Cet e-mail est déjà utilisé' }])
    }
  })

  it('the same words stand there once', async () => {
    answer('/orders', { 'hydra:description': 'Service indisponible.' }, 503)
    answer('/products', { 'hydra:description': 'Service indisponible.' }, 503)
    await Promise.allSettled([api.post('/orders', {}), api.post('/products', {}), api.post('/orders', {})])
    expect(toasts()).toHaveLength(1)
  })

  it('what a query reads is told by the query', async () => {
    answer('/orders', { 'hydra:description': 'Service indisponible.' }, 503)
    const { signal } = new AbortController()
    await expect(api.get('/orders', { signal })).rejects.toBeInstanceOf(ApiError)
    expect(toasts()).toEqual([])
  })

  it('an exception covers what it is for, and nothing else', async () => {
    const put = () => api.put('/products/3', {}, { quiet: 'changedMeanwhile' })
    answer('/products/3', { code: 'changed_meanwhile', 'hydra:description': 'Modifié entre-temps.' }, 409)
    await expect(put()).rejects.toBeInstanceOf(ApiError)
    expect(toasts()).toEqual([])
    answer('/products/3', { 'hydra:description': 'Service indisponible.' }, 503)
    await expect(put()).rejects.toBeInstanceOf(ApiError)
    expect(toasts()).toMatchObject([{ title: 'Service indisponible.' }])
  })

  it('violations travel with the error', async () => {
    const violations = [{ propertyPath: 'email', message: 'Cet e-mail est déjà utilisé' }]
    answer('/users', { 'hydra:description': 'email: …', violations }, 422)
    await expect(api.post('/users', {})).rejects.toMatchObject({ status: 422, violations })
  })

  it('R-8.002 JWT Token not found: a warning, and the session is over', async () => {
    signIn()
    answer('/me', { code: 401, message: 'JWT Token not found' }, 401)
    await expect(api.get('/me')).rejects.toBeInstanceOf(ApiError)
    expect(toasts()).toMatchObject([
      { title: 'Session expirée, veuillez vous reconnecter', className: expect.stringContaining('warning') },
    ])
    expect(isSignedIn()).toBe(false)
  })

  it('a call of the session before, refused late, leaves the new session alone', async () => {
    signIn()
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    server.use(
      http.get('*/api/orders', async ({ request }) => {
        calls.push(request)
        await refused
        return HttpResponse.json({ code: 401, message: 'JWT Token not found' }, { status: 401 })
      }),
    )
    const late = api.get('/orders')
    await eventually(() => expect(calls).toHaveLength(1))
    signIn(aToken(120_000))
    refuse()
    await expect(late).rejects.toBeInstanceOf(ApiError)
    expect(isSignedIn()).toBe(true)
    expect(toasts()).toEqual([])
  })

  it('a refused sign-in is no expired session', async () => {
    answer('/token/auth', { code: 401, message: 'Invalid credentials.' }, 401)
    await expect(api.post('/token/auth', {}, { anonymous: true })).rejects.toMatchObject({ status: 401 })
    expect(toasts()).toEqual([])
  })

  it('no answer is a NetworkError', async () => {
    server.use(http.get('*/api/orders', () => HttpResponse.error()))
    await expect(api.get('/orders')).rejects.toBeInstanceOf(NetworkError)
  })

  it('R-7.006 gives up after 25,000 ms', async () => {
    const controller = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    server.use(http.get('*/api/slow', () => new Promise<never>(() => undefined)))
    const call = api.get('/slow')
    await eventually(() => expect(timeout).toHaveBeenCalledWith(25_000))
    controller.abort()
    await expect(call).rejects.toBeInstanceOf(NetworkError)
  })

  it('a caller that gives up is not told of a failing network', async () => {
    const controller = new AbortController()
    server.use(http.get('*/api/slow', () => new Promise<never>(() => undefined)))
    const call = api.get('/slow', { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect(toasts()).toEqual([])
  })

  it('R-7.004 a call without an answer is not repeated either', async () => {
    let sent = 0
    server.use(
      http.get('*/api/orders', () => {
        sent += 1
        return HttpResponse.error()
      }),
    )
    await expect(api.get('/orders')).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toBe(1)
  })

  it('a failure keeps the server’s reference and how long to wait', async () => {
    server.use(
      http.get('*/api/orders', () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '7', 'X-Request-Id': 'r-12' } }),
      ),
    )
    await expect(api.get('/orders')).rejects.toMatchObject({ status: 429, retryAfter: 7, requestId: 'r-12' })
  })
})

type Turn = (lock: Lock | null) => unknown
type LockArguments = [Turn] | [LockOptions, Turn]

describe('refresh', () => {
  it('R-4.041 an expired token is refreshed first, once for all calls that wait', async () => {
    signIn(aToken(400))
    const fresh = aToken(1_800_000)
    answer('/token/refresh', { token: fresh })
    answer('/orders', {})
    await Promise.all([api.get('/orders'), api.get('/orders'), api.get('/orders')])
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/token/refresh',
      '/api/orders',
      '/api/orders',
      '/api/orders',
    ])
    expect(calls.slice(1).every((call) => call.headers.get('Authorization') === `Bearer ${fresh}`)).toBe(true)
  })

  it('R-8.005 R-8.006 with both tokens expired the call never leaves and the session is reset', async () => {
    signIn(aToken(-1))
    answer('/token/refresh', { code: 401, message: 'Invalid JWT Token' }, 401)
    answer('/orders', {})
    await expect(api.get('/orders')).rejects.toBeInstanceOf(SessionExpired)
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/token/refresh'])
    expect(isSignedIn()).toBe(false)
    expect(toasts()).toEqual([])
  })

  it('R-8.005 once the session is over no call leaves, and no toast tells of it', async () => {
    resetSession()
    answer('/orders', { code: 401, message: 'JWT Token not found' }, 401)
    await expect(api.get('/orders')).rejects.toBeInstanceOf(SessionExpired)
    await expect(api.patch('/orders/3', {})).rejects.toBeInstanceOf(SessionExpired)
    expect(calls).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('R-4.042 a token that cannot be read and cannot be renewed resets the session', async () => {
    signIn('no-token')
    answer('/token/refresh', { code: 401, message: 'JWT Refresh Token Not Found' }, 401)
    await expect(api.get('/orders')).rejects.toBeInstanceOf(SessionExpired)
    expect(isSignedIn()).toBe(false)
  })

  /** Another tab holds the lock: a turn is had only by who waits for it, and begins before the other tab has told. */
  function holdLock(tell = () => {}) {
    const request = (_name: string, ...[options, work]: LockArguments) => {
      if (typeof options !== 'function') return Promise.resolve(work?.(null))
      const turn = options(null)
      tell()
      return turn
    }
    vi.stubGlobal('navigator', { locks: { request } })
  }

  it('R-4.041 a token that another tab has just renewed is used, not renewed again, however late it says so', async () => {
    signIn(aToken(-1))
    const fresh = aToken(1_800_000)
    answer('/token/refresh', { token: 'never' })
    answer('/orders', {})
    holdLock(() => setToken(fresh))
    await api.get('/orders')
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/orders'])
    expect(calls[0]?.headers.get('Authorization')).toBe(`Bearer ${fresh}`)
  })

  it('R-4.041 a tab renews the token itself when the other one could not', async () => {
    signIn(aToken(-1))
    answer('/token/refresh', { token: aToken(1_800_000) })
    answer('/orders', {})
    holdLock()
    await api.get('/orders')
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/token/refresh', '/api/orders'])
  })

  it('a refresh that cannot reach the server leaves the session alone', async () => {
    signIn(aToken(-1))
    server.use(http.post('*/api/token/refresh', () => HttpResponse.error()))
    await expect(api.get('/orders')).rejects.toBeInstanceOf(NetworkError)
    expect(isSignedIn()).toBe(true)
  })
})

it('an IRI becomes a path below /api', () => expect(pathOf('/api/orders/9')).toBe('/orders/9'))
