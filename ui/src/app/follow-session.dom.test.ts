import { notifications, notificationsStore } from '@mantine/notifications'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Me } from '~/api/types'
import { loseSwitchUser, resetSession, session, setToken, setUser, turnTo } from '~/shared/session/session'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { followSession } from './follow-session'
import type { createAppRouter } from './router'

const admin: Me = { ...person('admin'), '@id': '/api/users/1', id: 1 }
const behind = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', name: 'Julien Carpentier' }
const target: Me = { ...person('restaurant'), impersonator: behind }

const navigate = vi.fn(() => Promise.resolve())
const forget = vi.fn()
const router = { navigate, state: { location: { href: '/users', pathname: '/users' } } }

setUser(admin)
const end = followSession(router as unknown as ReturnType<typeof createAppRouter>, forget)
afterAll(end)

beforeEach(() => {
  resetSession()
  setToken(aToken(60_000))
  setUser(admin)
  notifications.clean()
  navigate.mockClear()
  forget.mockClear()
  server.use(http.get('*/api/me', () => HttpResponse.json(admin)))
})

describe('the person of the session', () => {
  it('R-4.031 begins at home, with nothing of the admin’s left, when an admin acts for it', async () => {
    turnTo(target, target.email)
    expect(forget).toHaveBeenCalledOnce()
    expect(navigate).toHaveBeenCalledWith({ to: '/', ignoreBlocker: true })
    await waitFor(() => expect(session().isTurning).toBe(false))
  })

  it('R-4.034 is the admin again among the people', () => {
    turnTo(target, target.email)
    turnTo(admin, null)
    expect(forget).toHaveBeenCalledTimes(2)
    expect(navigate).toHaveBeenLastCalledWith({ to: '/users', ignoreBlocker: true })
  })

  it('is the admin again, who is told, once the server refuses the other', async () => {
    turnTo(target, target.email)
    loseSwitchUser()
    await waitFor(() => expect(session().user).toEqual(admin))
    expect(navigate).toHaveBeenLastCalledWith({ to: '/users', ignoreBlocker: true })
    const told = notificationsStore.getState().notifications.map(({ title }) => title)
    expect(told).toEqual(['Vous êtes revenu à votre compte'])
  })

  it('would be refused again by a reload at any moment before it has been told', async () => {
    const kept = () => sessionStorage.getItem('millesime.switch-user')
    turnTo(target, target.email)
    await waitFor(() => expect(session().isTurning).toBe(false))
    loseSwitchUser()
    expect(kept()).toBe(target.email)
    await waitFor(() => expect(session()).toMatchObject({ user: admin, isTurning: false }))
    expect(kept()).toBe(target.email)
    notifications.hide('acting')
    expect(kept()).toBeNull()
  })

  it('acts for the next person also when the message about the last one goes later', async () => {
    turnTo(target, target.email)
    loseSwitchUser()
    await waitFor(() => expect(session().user).toEqual(admin))
    turnTo(target, 'next@millesime.test')
    notifications.hide('acting')
    expect(sessionStorage.getItem('millesime.switch-user')).toBe('next@millesime.test')
  })

  it('goes home when it is no admin any more', async () => {
    server.use(http.get('*/api/me', () => HttpResponse.json({ ...person('cse'), id: 1 })))
    turnTo(target, target.email)
    loseSwitchUser()
    await waitFor(() => expect(session().user?.id).toBe(1))
    expect(navigate).toHaveBeenLastCalledWith({ to: '/', ignoreBlocker: true })
  })

  it('is asked to sign in when it ends', () => {
    resetSession()
    expect(navigate).toHaveBeenCalledWith({ to: '/login', search: { redirect: '/users' } })
  })
})
