import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetUsedEmails } from '~/shared/person-fields/used-emails'
import { resetSession } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'

const PASSWORD = 'Millesime#2026'
let sent: Record<string, unknown>[] = []

beforeEach(() => {
  resetSession()
  sessionStorage.clear()
  forgetUsedEmails()
  sent = []
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/customers/unique', ({ request }) =>
      HttpResponse.json({ unique: !request.url.includes('used%40') }),
    ),
    http.post('*/api/register', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ id: 9 }, { status: 201 })
    }),
    http.all('*/api/*', () => HttpResponse.json({}, { status: 503 })),
  )
})

/** The registration as a guest sees it. */
async function openRegister(path = '/register') {
  const opened = await openScreen('/profile')
  resetSession()
  await opened.router.navigate({ href: path })
  await screen.findByRole('heading', { level: 1, name: 'Créer un compte' })
  return { ...opened, user: userEvent.setup() }
}

type User = ReturnType<typeof userEvent.setup>

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const question = (name: string) => screen.findByRole('heading', { level: 2, name })
/** Pasted, not typed letter by letter: every letter would draw the whole page. */
async function fill(user: User, input: HTMLElement, words: string) {
  await user.click(input)
  await user.paste(words)
}

const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continuer' }))

async function fillIdentity(user: User, profile: RegExp, email = 'camille@aubrac.fr') {
  await user.click(screen.getByRole('link', { name: profile }))
  await question('Qui êtes-vous ?')
  await fill(user, field(/^Adresse e-mail/), email)
  await fill(user, field(/^Prénom/), 'Camille')
  await fill(user, field(/^Nom/), 'Aubrac')
}

async function fillAddress(user: User) {
  await fill(user, field(/^Rue/), '18 rue des Halles')
  await fill(user, field(/^Code postal/), '69002')
  await fill(user, field(/^Ville/), 'Lyon')
}

async function fillPassword(user: User) {
  await fill(user, screen.getByLabelText(/^Mot de passe/), PASSWORD)
  await fill(user, screen.getByLabelText(/^Confirmer le mot de passe/), PASSWORD)
}

/** From the first step to the last one, as a restaurant. */
async function reachPassword(user: User) {
  await fillIdentity(user, /^CHR/)
  await goOn(user)
  await question('Votre société et ses adresses')
  await fill(user, field(/^Raison sociale/), 'Le Comptoir des Tilleuls')
  await fill(user, field(/^SIRET/), '732 829 320 00074')
  await fillAddress(user)
  await goOn(user)
  await question('Un mot de passe, et c’est envoyé')
  await fillPassword(user)
}

describe('creating an account', () => {
  it('R-2.002 R-6.052 asks a guest first as what, without the groups that only administrators create', async () => {
    await openRegister()
    const names = within(screen.getByRole('main')).getAllByRole('listitem')
    const profiles = names.flatMap((item) => within(item).queryAllByRole('link'))
    expect(profiles.map((link) => link.querySelector('b')?.textContent)).toEqual([
      'CHR',
      'Caviste',
      'GMS',
      'CSE',
      'Particulier',
      'Agent commercial',
    ])
  })

  it('R-7.028 sends the body of a user with its group as a reference, and says what follows', async () => {
    const { user } = await openRegister()
    await reachPassword(user)
    expect(screen.getByText('18 rue des Halles, 69002 Lyon')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Merci, c’est bien reçu' })).toBeVisible()
    expect(screen.getByText('camille@aubrac.fr')).toBeVisible()
    const address = { street: '18 rue des Halles', postcode: '69002', city: 'Lyon', country: 'FR', isDefault: true }
    expect(sent).toEqual([
      expect.objectContaining({
        userGroup: 'api/user_groups/restaurant',
        email: 'camille@aubrac.fr',
        password: PASSWORD,
        company: 'Le Comptoir des Tilleuls',
        siret: '73282932000074',
        addresses: [
          expect.objectContaining({ ...address, typeAddress: 'billing' }),
          expect.objectContaining({ ...address, typeAddress: 'shipping' }),
        ],
      }),
    ])
  })

  it('R-3.004 R-3.005 R-5.079 takes the birthday of a private person as DD/MM/YYYY and sends YYYY-MM-DD', async () => {
    const { user } = await openRegister()
    await fillIdentity(user, /^Particulier/)
    const birthday = await screen.findByRole('textbox', { name: /^Date de naissance/ })
    await fill(user, birthday, '31/12/2015')
    await goOn(user)
    expect(await screen.findByText('Vous devez avoir 18 ans ou plus')).toBeVisible()
    await user.clear(birthday)
    await fill(user, birthday, '31/12/1980')
    await goOn(user)
    await question('Où vous livrer ?')
    expect(screen.queryByRole('textbox', { name: /^SIREN/ })).toBeNull()
    await fillAddress(user)
    await goOn(user)
    await question('Un mot de passe, et c’est envoyé')
    await fillPassword(user)
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ userGroup: 'api/user_groups/customer', birthday: '1980-12-31', company: '' })
  })

  it('in a shop is for an individual, whose account opens by the link of a mail, and goes back there', async () => {
    const { user } = await openRegister('/register?store=maison-alpha&product=12')
    expect(await screen.findByText('Vous venez d’une boutique')).toBeVisible()
    await fillIdentity(user, /^Particulier/)
    await fill(user, await screen.findByRole('textbox', { name: /^Date de naissance/ }), '31/12/1980')
    await goOn(user)
    await question('Où vous livrer ?')
    await fillAddress(user)
    await goOn(user)
    await question('Un mot de passe, et c’est envoyé')
    await fillPassword(user)
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    expect(await screen.findByText('Confirmez votre adresse')).toBeVisible()
    expect(screen.queryByText('Nous vérifions')).toBeNull()
    expect(sent[0]).toMatchObject({ userGroup: 'api/user_groups/customer', store: 'maison-alpha', product: '12' })
  })

  it('in a shop as a professional waits for an administrator as elsewhere', async () => {
    const { user } = await openRegister('/register?store=maison-alpha')
    await reachPassword(user)
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    expect(await screen.findByText('Nous vérifions')).toBeVisible()
    expect(sent[0]).not.toHaveProperty('store')
  })

  it('offers the years in which anybody alive can be born, and none to come', async () => {
    const { user } = await openRegister()
    await fillIdentity(user, /^Particulier/)
    await user.click(await screen.findByRole('textbox', { name: /^Date de naissance/ }))
    const choices = await screen.findAllByRole('combobox', { name: 'Choisir le mois ou l’année', hidden: true })
    const years = choices.flatMap((choice) =>
      within(choice)
        .getAllByRole('option', { hidden: true })
        .map((option) => Number(option.textContent))
        .filter((year) => year > 0),
    )
    const now = new Date().getFullYear()
    expect([Math.min(...years), Math.max(...years)]).toEqual([now - 120, now])
  })

  it('R-5.081 R-5.082 stops at an e-mail that is used, and shows the way on', async () => {
    const { user } = await openRegister()
    await fillIdentity(user, /^Caviste/, 'used@aubrac.fr')
    await goOn(user)
    expect(await screen.findByText('Cet e-mail est déjà utilisé')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Mot de passe oublié ?' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('heading', { level: 2, name: 'Qui êtes-vous ?' })).toBeVisible()
  })

  it('leads back to the step and the field that the server refuses, with everything kept', async () => {
    const { user } = await openRegister()
    server.use(
      http.post('*/api/register', () =>
        HttpResponse.json(
          {
            violations: [
              { propertyPath: 'addresses[1].postcode', message: 'Nous ne livrons pas ici' },
              { propertyPath: 'siret', message: 'Cet établissement est fermé' },
            ],
          },
          { status: 422 },
        ),
      ),
    )
    await reachPassword(user)
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    expect(await screen.findByText('Cet établissement est fermé')).toBeVisible()
    expect(screen.getByText('Nous ne livrons pas ici')).toBeVisible()
    await waitFor(() => expect(field(/^SIRET/)).toHaveFocus())
    expect(field(/^Raison sociale/)).toHaveValue('Le Comptoir des Tilleuls')
    await goOn(user)
    expect(await screen.findByLabelText(/^Mot de passe/)).toHaveValue(PASSWORD)
  })

  it('says that there were too many attempts, and keeps everything', async () => {
    const { user } = await openRegister()
    server.use(
      http.post('*/api/register', () =>
        HttpResponse.json({ 'hydra:description': 'Trop de demandes, patientez une minute.' }, { status: 429 }),
      ),
    )
    await reachPassword(user)
    await user.click(screen.getByRole('button', { name: 'Envoyer ma demande' }))
    expect(await screen.findByText('Trop de demandes, patientez une minute.')).toBeVisible()
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue(PASSWORD)
  })

  it('keeps what was entered for the tab, but never the password', async () => {
    const { user } = await openRegister()
    await reachPassword(user)
    const kept = sessionStorage.getItem('millesime.registration') ?? ''
    expect(kept).toContain('camille@aubrac.fr')
    expect(kept).toContain('18 rue des Halles')
    expect(kept).not.toContain(PASSWORD)
  })

  it('forgets the password when the page is left, and nothing else', async () => {
    const { user, router } = await openRegister()
    await reachPassword(user)
    await router.navigate({ href: '/forgot-password' })
    await waitFor(() => expect(screen.queryByLabelText(/^Mot de passe/)).toBeNull())
    await router.navigate({ href: '/register?step=password' })
    await question('Un mot de passe, et c’est envoyé')
    expect(screen.getByLabelText(/^Mot de passe/)).toHaveValue('')
    expect(screen.getByText('18 rue des Halles, 69002 Lyon')).toBeVisible()
  })

  it('asks for another delivery address when it is not the same', async () => {
    const { user } = await openRegister()
    await fillIdentity(user, /^CSE/)
    await goOn(user)
    await question('Votre société et ses adresses')
    expect(screen.queryByRole('group', { name: 'Adresse de livraison' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Livrer à la même adresse' }))
    const shipping = within(screen.getByRole('group', { name: 'Adresse de livraison' }))
    await fill(user, shipping.getByRole('textbox', { name: /^Rue/ }), '2 quai des Chartrons')
    await user.click(screen.getByRole('checkbox', { name: 'Livrer à la même adresse' }))
    await user.click(screen.getByRole('checkbox', { name: 'Livrer à la même adresse' }))
    const again = within(screen.getByRole('group', { name: 'Adresse de livraison' }))
    expect(again.getByRole('textbox', { name: /^Rue/ })).toHaveValue('2 quai des Chartrons')
  })

  it('a step that is not open yet gives way to the first one', async () => {
    await openRegister('/register?step=password')
    expect(screen.getByRole('heading', { level: 2, name: 'Vous commandez ou vendez en tant que…' })).toBeVisible()
  })
})
