import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSession, setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'

const REFUSAL = "Vous n'avez pas l'autorisation d'accéder à cette page"

beforeEach(() => {
  resetSession()
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/*', () => HttpResponse.json({ 'hydra:description': 'Indisponible.' }, { status: 503 })),
    http.post('*/api/*', () => HttpResponse.json({ 'hydra:description': 'Indisponible.' }, { status: 503 })),
  )
})

describe('a screen outside the group', () => {
  it('R-8.009 opened directly is a 401 page with the same message', async () => {
    await openScreen('/products/list')
    expect(screen.getByRole('heading', { level: 1, name: REFUSAL })).toBeVisible()
    expect(screen.getByText('401')).toBeVisible()
  })

  it('R-8.007 R-8.008 gives a warning toast and leads back', async () => {
    const { router, address } = await openScreen('/profile')
    await router.navigate({ to: '/products/list' })
    expect(await screen.findByText(REFUSAL)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(screen.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  })
})

describe('who may not come in', () => {
  it('R-2.006 a guest signs in first and is told where from', async () => {
    const { router, address } = await openScreen('/profile')
    resetSession()
    await router.navigate({ to: '/orders', search: { status: ['paid'] } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    expect(address()).toContain('/login?redirect=')
    expect(address()).toContain('/orders')
  })

  it('a person awaiting validation sees its profile alone, without a toast', async () => {
    const { router, address } = await openScreen('/profile')
    setUser({ ...person('restaurant'), status: 'processing' })
    await router.navigate({ to: '/' })
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(await screen.findByText('Votre compte est en attente de validation')).toBeVisible()
    // Nothing to find, nothing to order yet.
    expect(screen.queryByRole('button', { name: /^Panier/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Panier/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Rechercher/ })).toBeNull()
  })

  it('a person who is signed in has no use for /login', async () => {
    const { address } = await openScreen('/login')
    expect(address()).toBe('/')
  })
})

it('R-8.010 an unknown page says Page Not Found', async () => {
  await openScreen('/does-not-exist')
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toHaveAttribute('href', '/')
})
