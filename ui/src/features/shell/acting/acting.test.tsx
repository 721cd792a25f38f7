import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSession, session, setToken, setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'

const behind = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', name: 'Julien Carpentier' }

/** A page that is not there, as an admin who acts for a restaurant: the banner is on every page. */
async function openActing() {
  const page = await openScreen('/nowhere')
  setToken(aToken(60_000))
  act(() => setUser({ ...person('restaurant'), impersonator: behind }))
  return { ...page, user: userEvent.setup() }
}

beforeEach(() => {
  resetSession()
  server.use(
    http.get('*/api/me', () => HttpResponse.json({ ...person('admin'), id: 1 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders*', () => new HttpResponse(null, { status: 404 })),
  )
})

describe('the banner of an admin who acts for somebody', () => {
  it('is not there for a person itself', async () => {
    await openScreen('/nowhere')
    expect(screen.queryByRole('region', { name: 'Action au nom d’une autre personne' })).toBeNull()
  })

  it('says for whom on every page, and leads back in one click', async () => {
    const { user } = await openActing()
    const banner = await screen.findByRole('region', { name: 'Action au nom d’une autre personne' })
    expect(banner).toHaveTextContent('Vous agissez en tant que Le Comptoir des Tilleuls')
    await user.click(screen.getByRole('button', { name: 'Revenir à mon compte' }))
    await waitFor(() => expect(session().user?.id).toBe(1))
    expect(session().switchUser).toBeNull()
  })
})
