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
  it('R-8.009 R-1.029 opened directly is a 401 page with the same message, in the frame of the person', async () => {
    await openScreen('/products/list')
    expect(screen.getByRole('heading', { level: 1, name: REFUSAL })).toBeVisible()
    expect(screen.getByText('401')).toBeVisible()
    expectFrame()
  })

  it('R-8.007 R-8.008 gives a warning toast and leads back', async () => {
    const { router, address } = await openScreen('/profile')
    await router.navigate({ to: '/products/list' })
    expect(await screen.findByText(REFUSAL)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(screen.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()
  })
})

/** What stands around every page of a signed-in person. */
function expectFrame() {
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Compte de/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Panier/ })).toBeVisible()
}

describe('the way back from a refusal', () => {
  it('R-8.008 is a step in the history: the page before stands there once', async () => {
    const { router, address } = await openScreen('/profile')
    await router.navigate({ to: '/orders' })
    const before = window.history.length
    void router.navigate({ to: '/products/list' })
    expect(await screen.findByText(REFUSAL)).toBeVisible()
    await waitFor(() => expect(address()).toBe('/orders'))
    router.history.back()
    await waitFor(() => expect(address()).toBe('/profile'))
    // The refused page is ahead, not a second /orders behind.
    expect(window.history.length).toBe(before + 1)
  })
})

describe('the frame of a signed-in person', () => {
  it.each(['/does-not-exist', '/Users', '/users/5/does-not-exist', '/cart/does-not-exist'])(
    'R-1.029 R-2.067 stays around an unknown page: %s',
    async (path) => {
      await openScreen(path)
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
      expectFrame()
    },
  )
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
