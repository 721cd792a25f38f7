import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSession, session } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'

let sent: unknown = null

/** The sign-in screen; only Millesime#2026 is right. */
async function openLogin(path: string, isDemo = false) {
  server.use(
    http.get('*/api/demo/accounts', () =>
      isDemo
        ? HttpResponse.json({
            'hydra:member': [
              { email: 'caviste@millesime.test', label: 'Caviste', group: 'wine_merchant', name: 'Cave' },
            ],
          })
        : new HttpResponse(null, { status: 404 }),
    ),
    http.post('*/api/token/auth', async ({ request }) => {
      sent = await request.json()
      const isRight = (sent as { password: string }).password === 'Millesime#2026'
      return isRight
        ? HttpResponse.json({ token: aToken(60_000) })
        : HttpResponse.json({ code: 401, message: 'Invalid credentials.' }, { status: 401 })
    }),
    http.get('*/api/me', () => HttpResponse.json(person('restaurant'))),
    http.all('*/api/*', () => HttpResponse.json({}, { status: 503 })),
  )
  const opened = await openScreen('/profile')
  resetSession()
  await opened.router.navigate({ href: path })
  await screen.findByRole('heading', { level: 1, name: 'Connexion' })
  return { ...opened, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(screen.getByLabelText('Adresse e-mail'), ' restaurant@millesime.test')
  await user.type(screen.getByLabelText('Mot de passe'), password)
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
}

beforeEach(() => {
  resetSession()
  sent = null
})

describe('signing in', () => {
  it('goes to the page that asked for it', async () => {
    const { user, address } = await openLogin('/login?redirect=%2Fprofile')
    await fill(user, 'Millesime#2026')
    await waitFor(() => expect(address()).toBe('/profile'))
    expect(sent).toEqual({ email: 'restaurant@millesime.test', password: 'Millesime#2026' })
    expect(session().user?.id).toBe(3)
  })

  it('R-4.038 goes home when no page asked', async () => {
    const { user, address } = await openLogin('/login')
    await fill(user, 'Millesime#2026')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('never leaves this site', async () => {
    const { user, address } = await openLogin('/login?redirect=%2F%2Fevil.test')
    await fill(user, 'Millesime#2026')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('says that the e-mail or the password is wrong', async () => {
    const { user } = await openLogin('/login')
    await fill(user, 'faux')
    expect(await screen.findByText('Identifiants invalides.')).toBeVisible()
    expect(session().user).toBeNull()
  })

  it('warns that capitals are locked, before the attempt', async () => {
    const { user } = await openLogin('/login')
    await user.click(screen.getByLabelText('Mot de passe'))
    await user.keyboard('{CapsLock}a')
    expect(screen.getByText('Verr. maj. est activée')).toBeVisible()
    await user.keyboard('{CapsLock}a')
    expect(screen.queryByText('Verr. maj. est activée')).toBeNull()
  })

  it('reveals the password on demand', async () => {
    const { user } = await openLogin('/login')
    await user.type(screen.getByLabelText('Mot de passe'), 'secret')
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text')
  })

  it('tells who comes from a shop what for, and that an account is to be had', async () => {
    await openLogin('/login?redirect=%2Fproducts%2F12&store=maison-alpha')
    expect(
      screen.getByText('Connectez-vous, ou créez votre compte, pour commander dans cette boutique.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Créer un compte' })).toHaveAttribute(
      'href',
      '/register?store=maison-alpha&product=12',
    )
  })

  it('says that it leads back to the page that was asked for', async () => {
    await openLogin('/login?redirect=%2Fprofile')
    expect(screen.getByText('Connectez-vous pour ouvrir la page demandée.')).toBeVisible()
  })

  it('asks for what is missing before asking the server', async () => {
    const { user } = await openLogin('/login')
    await user.click(screen.getByRole('button', { name: 'Se connecter' }))
    expect(await screen.findAllByText('Le champ est obligatoire')).toHaveLength(2)
    expect(sent).toBeNull()
  })
})

describe('demonstration', () => {
  it('offers its accounts in one click', async () => {
    const { user } = await openLogin('/login', true)
    await user.click(await screen.findByRole('button', { name: 'Caviste' }))
    await waitFor(() => expect(sent).toEqual({ email: 'caviste@millesime.test', password: 'Millesime#2026' }))
  })

  it('is absent otherwise', async () => {
    await openLogin('/login')
    expect(screen.queryByText('Essayer un compte de démonstration')).toBeNull()
    expect(screen.queryByText('Mode démonstration')).toBeNull()
  })
})
