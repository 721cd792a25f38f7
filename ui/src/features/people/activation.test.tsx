import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { Person } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import { aPerson } from './testing/fixtures'

/** Opens a person's page as an admin; gives the links that were asked for. */
async function openPerson(own: Partial<Person>) {
  const asked: string[] = []
  const empty = () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/users/30', () => HttpResponse.json({ ...aPerson, relation: null, ...own })),
    http.get('*/api/users/30/history', empty),
    http.get('*/api/user_notes', empty),
    http.get('*/api/orders', empty),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/customers/:id/kpi', () => new HttpResponse(null, { status: 404 })),
    http.post('*/api/users/:id/activation', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  await openScreen('/users/30', 'admin')
  await screen.findByRole('region', { name: 'Statut du compte' })
  return asked
}

afterEach(() => notifications.clean())

describe('an account without password', () => {
  it('is said to be so, and gets its activation link again', async () => {
    const asked = await openPerson({ awaitsActivation: true })
    expect(screen.getByText('La personne n’a pas encore choisi son mot de passe.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le lien d’activation' }))
    expect(await screen.findByText('Lien d’activation envoyé')).toBeVisible()
    await waitFor(() => expect(asked).toEqual(['/api/users/30/activation']))
  })

  it('gets none while it is blocked', async () => {
    await openPerson({ awaitsActivation: true, status: 'blocked' })
    expect(screen.queryByRole('button', { name: 'Renvoyer le lien d’activation' })).toBeNull()
  })

  it('is no account that was activated', async () => {
    await openPerson({ awaitsActivation: false })
    expect(screen.queryByText('La personne n’a pas encore choisi son mot de passe.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Renvoyer le lien d’activation' })).toBeNull()
  })
})
