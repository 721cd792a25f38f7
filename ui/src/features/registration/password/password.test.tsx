import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { resetSession } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const PASSWORD = 'Millesime#2027'
let sent: unknown[] = []

const link = {
  kind: 'reset',
  email: 'camille@aubrac.fr',
  company: 'Le Comptoir des Tilleuls',
  invitedBy: '',
  expiresAt: '2026-11-21T09:30:00Z',
}

function answer(about: object | null) {
  server.use(
    http.get('*/api/forgot_password/:token', () =>
      about ? HttpResponse.json({ ...link, ...about }) : HttpResponse.json({}, { status: 404 }),
    ),
  )
}

beforeEach(() => {
  resetSession()
  sent = []
  server.use(
    http.post('*/api/forgot_password/*', async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
    http.all('*/api/*', () => HttpResponse.json({}, { status: 503 })),
  )
})

async function openAsGuest(path: string) {
  const opened = await openScreen('/profile')
  resetSession()
  await opened.router.navigate({ href: path })
  return { ...opened, user: userEvent.setup() }
}

describe('a forgotten password', () => {
  it('R-7.035 R-7.039 asks for the e-mail and answers alike for everybody', async () => {
    const { user } = await openAsGuest('/forgot-password')
    await screen.findByRole('heading', { level: 1, name: 'Mot de passe oublié' })
    await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@aubrac.fr')
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^Si un compte existe pour camille@aubrac\.fr/)
    expect(sent).toEqual([{ email: 'camille@aubrac.fr' }])
  })

  it('tells what is no e-mail before asking', async () => {
    const { user } = await openAsGuest('/forgot-password')
    await user.type(await screen.findByLabelText('Adresse e-mail'), 'camille')
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }))
    expect(await screen.findByText('Le champ doit être une adresse e-mail valide')).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('the link of a mail', () => {
  async function choose(user: ReturnType<typeof userEvent.setup>, button: string) {
    await user.type(await screen.findByLabelText(/^Mot de passe/), PASSWORD)
    await user.type(screen.getByLabelText(/^Confirmer le mot de passe/), PASSWORD)
    await user.click(screen.getByRole('button', { name: button }))
  }

  it('R-2.004 R-7.036 R-7.037 sets a new password', async () => {
    answer({})
    const { user } = await openAsGuest('/forgot-password/abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible()
    expect(await screen.findByText('camille@aubrac.fr')).toBeVisible()
    await choose(user, 'Enregistrer le mot de passe')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mot de passe changé' })).toBeVisible()
    expect(sent).toEqual([{ password: PASSWORD }])
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login')
  })

  it('speaks of an activation where somebody else opened the account', async () => {
    answer({ kind: 'activation', invitedBy: 'Maison Montcallier' })
    const { user } = await openAsGuest('/forgot-password/abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'Activer votre compte' })).toBeVisible()
    expect(screen.getByText('Maison Montcallier')).toBeVisible()
    await choose(user, 'Activer mon compte')
    expect(await screen.findByRole('heading', { level: 1, name: 'Compte activé' })).toBeVisible()
  })

  it('R-5.006 wants the same password twice', async () => {
    answer({})
    const { user } = await openAsGuest('/forgot-password/abc')
    await user.type(await screen.findByLabelText(/^Mot de passe/), PASSWORD)
    await user.type(screen.getByLabelText(/^Confirmer le mot de passe/), 'Millesime#2028')
    await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    expect(await screen.findByText('Le champ ne correspond pas')).toBeVisible()
    expect(sent).toEqual([])
  })

  it('that is used or too old says so, with a way on', async () => {
    answer(null)
    await openAsGuest('/forgot-password/abc')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/forgot-password')
  })

  it('that grows too old while the page is open says so too', async () => {
    answer({})
    const { user } = await openAsGuest('/forgot-password/abc')
    server.use(http.post('*/api/forgot_password/*', () => HttpResponse.json({}, { status: 404 })))
    await choose(user, 'Enregistrer le mot de passe')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
  })

  it('stays usable for who is signed in, and then leaves the old session first', async () => {
    answer({})
    const { router, address } = await openScreen('/profile')
    await router.navigate({ href: '/forgot-password/abc' })
    await choose(userEvent.setup(), 'Enregistrer le mot de passe')
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/logout')
    await waitFor(() => expect(address()).toBe('/forgot-password/abc'))
  })
})
