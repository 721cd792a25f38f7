import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import { actWithUndo } from '~/shared/undo/undo'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { startActing, stopActing } from './impersonation'
import { resetSession, session, setToken, setUser, storageOwner } from './session'

const admin: Me = { ...person('admin'), '@id': '/api/users/1', id: 1, email: 'admin@millesime.test' }
const behind = { '@id': '/api/users/1', id: 1, email: admin.email, name: 'Julien Carpentier' }
const target: Me = { ...person('restaurant'), impersonator: behind }

/** For whom each call was made, in order: an e-mail, or null for oneself. */
let calls: [path: string, switchUser: string | null][] = []

beforeEach(() => {
  calls = []
  resetSession()
  setToken(aToken(60_000))
  setUser(admin)
  server.use(
    http.all('*/api/*', ({ request }) => {
      const switchUser = request.headers.get('X-Switch-User')
      calls.push([new URL(request.url).pathname, switchUser])
      if (switchUser === 'blocked@millesime.test')
        return HttpResponse.json({ code: 'users.switch_user', 'hydra:description': 'Non' }, { status: 403 })
      return HttpResponse.json(switchUser ? target : admin)
    }),
  )
})

describe('acting for somebody', () => {
  it('R-4.028 R-4.029 keeps the e-mail in this tab and reads who that is', async () => {
    await startActing(target.email)
    expect(calls).toEqual([['/api/me', target.email]])
    expect(session()).toMatchObject({ user: target, switchUser: target.email, isTurning: true })
    expect(sessionStorage.getItem('millesime.switch-user')).toBe(target.email)
    expect(storageOwner()).toBe('1.as.3')
  })

  it('R-6.058 R-6.059 carries the header with every call until it ends', async () => {
    await startActing(target.email)
    await api.get('/orders')
    await stopActing()
    await api.get('/orders')
    expect(calls.map(([, switchUser]) => switchUser)).toEqual([target.email, target.email, null, null])
  })

  it('R-4.032 R-4.033 ends with the e-mail forgotten and oneself again', async () => {
    await startActing(target.email)
    await stopActing()
    expect(session()).toMatchObject({ user: admin, switchUser: null })
    expect(sessionStorage.getItem('millesime.switch-user')).toBeNull()
    expect(storageOwner()).toBe('1')
  })

  it('stays oneself when the server refuses', async () => {
    await expect(startActing('blocked@millesime.test')).rejects.toMatchObject({ status: 403 })
    expect(session()).toMatchObject({ user: admin, switchUser: null, isTurning: false })
  })

  it('sends first, in one’s own name, what could still be taken back', async () => {
    actWithUndo({
      key: '/user_notes/4',
      message: 'Supprimée',
      send: () => api.delete('/user_notes/{id}', { path: { id: 4 } }),
    })
    await startActing(target.email)
    expect(calls).toContainEqual(['/api/user_notes/4', null])
  })

  it('makes calls one’s own again once the person may no longer be acted for', async () => {
    await startActing(target.email)
    server.use(http.get('*/api/orders', () => HttpResponse.json({ code: 'users.switch_user' }, { status: 403 })))
    await expect(api.get('/orders')).rejects.toMatchObject({ status: 403 })
    expect(session().switchUser).toBeNull()
  })
})
