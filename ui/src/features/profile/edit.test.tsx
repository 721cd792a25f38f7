import { notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GroupCode } from '~/api/types'
import { session, setUser } from '~/shared/session/session'
import { openScreen } from '~/testing/open-screen'
import { person } from '~/testing/people'
import { server } from '~/testing/server'
import { aToken } from '~/testing/tokens'
import { anAddress, answerAs, device } from './testing/answers'

type Known = Parameters<typeof answerAs>[1]

/** Opens a section as somebody; gives what is sent to the server, in order. */
async function openSection(section: string, group: GroupCode, known: Known = {}) {
  answerAs(group, known)
  const { parameters: _parameters, devices: _devices, ...me } = known
  const page = await openScreen(`/profile/edit?section=${section}`, group)
  setUser({ ...person(group), ...me })
  return page
}

/** Notes the bodies sent to a path, and answers them. */
function listenTo(method: 'post' | 'patch' | 'delete', path: string, status = 200, answer: object = {}) {
  const bodies: unknown[] = []
  server.use(
    http[method](`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json().catch(() => null))
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(answer, { status })
    }),
  )
  return bodies
}

afterEach(() => notifications.clean())

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('changing who one is', () => {
  it('R-7.031 sends what changed alone, never the addresses, and the shell follows', async () => {
    const sent = listenTo('patch', '/users/3')
    await openSection('identity', 'restaurant', { addresses: [anAddress(7, 'billing', 'Siège')] })
    const name = await screen.findByLabelText(/^Prénom/)
    enter(name, 'Camillo')
    answerAs('restaurant', { firstName: 'Camillo' })
    await press('Enregistrer')
    expect(await screen.findByText('Votre identité est enregistrée')).toBeVisible()
    expect(sent).toEqual([{ firstName: 'Camillo' }])
    expect(session().user?.firstName).toBe('Camillo')
  })

  it('a 422 lands on its field, and nothing entered is lost', async () => {
    listenTo('patch', '/users/3', 422, {
      violations: [{ propertyPath: 'numvat', message: 'Ce numéro est déjà celui d’un autre compte' }],
    })
    await openSection('identity', 'restaurant')
    const vat = await screen.findByLabelText(/^N° de TVA/)
    enter(vat, 'FR83404833048')
    await press('Enregistrer')
    await waitFor(() => expect(vat).toHaveFocus())
    expect(vat).toHaveAccessibleDescription(expect.stringContaining('Ce numéro est déjà'))
    expect(vat).toHaveValue('FR83404833048')
  })

  it('a new e-mail waits for its link', async () => {
    listenTo('patch', '/users/3')
    await openSection('identity', 'restaurant')
    const email = await screen.findByLabelText(/^Adresse e-mail/)
    enter(email, 'neuf@aubrac.fr')
    answerAs('restaurant', { pendingEmail: 'neuf@aubrac.fr' })
    await press('Enregistrer')
    expect(await screen.findByText('Confirmez votre nouvelle adresse')).toBeVisible()
    expect(await screen.findByText('En attente de confirmation')).toBeVisible()
    expect(email).toHaveValue('restaurant@millesime.test')
  })

  it('a new e-mail asks for the password when it was given long ago', async () => {
    const signedIn = listenTo('post', '/token/auth', 200, { token: aToken(1_800_000) })
    listenTo('patch', '/users/3', 403, {
      code: 'users.recent_sign_in',
      'hydra:description': 'Confirmez d’abord votre mot de passe.',
    })
    await openSection('identity', 'restaurant')
    enter(await screen.findByLabelText(/^Adresse e-mail/), 'neuf@aubrac.fr')
    await press('Enregistrer')
    expect(await screen.findByText('Confirmez d’abord votre mot de passe.')).toBeVisible()
    const current = await screen.findByLabelText(/^Mot de passe actuel/)
    const sent = listenTo('patch', '/users/3')
    enter(current, 'Millesime#2026')
    await press('Enregistrer')
    expect(await screen.findByText('Confirmez votre nouvelle adresse')).toBeVisible()
    expect(signedIn).toEqual([{ email: 'restaurant@millesime.test', password: 'Millesime#2026' }])
    expect(sent).toEqual([{ email: 'neuf@aubrac.fr' }])
    expect(current).not.toBeInTheDocument()
  })

  it('asks before unsaved changes are left for another section', async () => {
    const { address } = await openSection('identity', 'restaurant')
    enter(await screen.findByLabelText(/^Prénom/), 'Camillo')
    const sections = within(screen.getByRole('navigation', { name: 'Sections du profil' }))
    await userEvent.click(sections.getByRole('link', { name: 'Mot de passe' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Rester sur la page' }))
    expect(address()).toBe('/profile/edit?section=identity')
    await userEvent.click(sections.getByRole('link', { name: 'Mot de passe' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }))
    await waitFor(() => expect(address()).toBe('/profile/edit?section=password'))
  })

  it('somebody acting for the person reads why the e-mail is not theirs to change', async () => {
    const impersonator = { '@id': '/api/users/1', id: 1, email: 'admin@millesime.test', name: 'Julien Carpentier' }
    await openSection('identity', 'restaurant', { impersonator } as Known)
    expect(await screen.findByText(/elle seule peut changer son adresse e-mail/)).toBeVisible()
    expect(screen.queryByLabelText(/^Adresse e-mail/)).toBeNull()
  })
})

describe('changing the password', () => {
  async function fill(current: string) {
    enter(await screen.findByLabelText(/^Mot de passe actuel/), current)
    enter(screen.getByLabelText(/^Nouveau mot de passe \*$/), 'Nouveau#2026')
    enter(screen.getByLabelText(/à nouveau/), 'Nouveau#2026')
    await press('Changer le mot de passe')
  }

  it('signs in again first', async () => {
    const signedIn = listenTo('post', '/token/auth', 200, { token: aToken(1_800_000) })
    const sent = listenTo('patch', '/users/3/password', 204)
    await openSection('password', 'restaurant')
    await fill('Millesime#2026')
    expect(await screen.findByText('Votre mot de passe est changé')).toBeVisible()
    expect(signedIn).toEqual([{ email: 'restaurant@millesime.test', password: 'Millesime#2026' }])
    expect(sent).toEqual([{ password: 'Nouveau#2026' }])
    expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveValue('')
  })

  it('a wrong one is refused on its field', async () => {
    listenTo('post', '/token/auth', 401, { code: 401, message: 'Invalid credentials.' })
    await openSection('password', 'restaurant')
    await fill('Millesime#1999')
    const current = screen.getByLabelText(/^Mot de passe actuel/)
    await waitFor(() => expect(current).toHaveAccessibleDescription(/Ce mot de passe n’est pas le vôtre/))
    expect(screen.getByLabelText(/à nouveau/)).toHaveValue('Nouveau#2026')
  })

  it('R-5.006 R-5.036 a weak one, or one entered otherwise the second time, is not sent', async () => {
    const sent = [
      listenTo('post', '/token/auth', 200, { token: aToken(1_800_000) }),
      listenTo('patch', '/users/3/password'),
    ]
    await openSection('password', 'restaurant')
    enter(await screen.findByLabelText(/^Mot de passe actuel/), 'x')
    enter(screen.getByLabelText(/^Nouveau mot de passe \*$/), 'weak')
    enter(screen.getByLabelText(/à nouveau/), 'other')
    await press('Changer le mot de passe')
    expect(await screen.findByText(/Votre mot de passe doit contenir au moins huit caractères/)).toBeVisible()
    expect(screen.getByLabelText(/à nouveau/)).toBeInvalid()
    expect(sent).toEqual([[], []])
  })
})

// The list of all countries is slow to draw without a browser.
describe('addresses', () => {
  const two = [{ ...anAddress(1, 'shipping', 'Cave'), isDefault: true }, anAddress(2, 'shipping', 'Terrasse')]

  it('are added with their type, and the focus comes back', async () => {
    const sent = listenTo('post', '/addresses', 201)
    await openSection('addresses', 'restaurant')
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter une adresse de facturation' }))
    const form = within(screen.getByRole('form', { name: 'Ajouter une adresse de facturation' }))
    expect(form.getByLabelText(/^Société/)).toHaveValue('Le Comptoir des Tilleuls')
    enter(form.getByLabelText(/^Rue/), '3 place Bellecour')
    enter(form.getByLabelText(/^Code postal/), '69002')
    enter(form.getByLabelText(/^Ville/), 'Lyon')
    answerAs('restaurant', { addresses: [{ ...anAddress(4, 'billing', ''), isDefault: true }] })
    await press('Enregistrer l’adresse')
    expect(await screen.findByText('L’adresse est ajoutée')).toBeVisible()
    expect(sent).toMatchObject([
      { typeAddress: 'billing', street: '3 place Bellecour', country: 'FR', isDefault: true },
    ])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Ajouter une adresse de facturation' })).toHaveFocus(),
    )
  })

  it('another one becomes the default', async () => {
    const sent = listenTo('patch', '/addresses/2')
    await openSection('addresses', 'restaurant', { addresses: two })
    const button = await screen.findByRole('button', { name: 'Définir l’adresse Terrasse par défaut' })
    answerAs('restaurant', { addresses: two.map((one) => ({ ...one, isDefault: one.id === 2 })) })
    await userEvent.click(button)
    expect(await screen.findByText('« Terrasse » est l’adresse de livraison par défaut')).toBeVisible()
    expect(sent).toEqual([{ isDefault: true }])
    expect(screen.getByRole('button', { name: 'Définir l’adresse Cave par défaut' })).toBeVisible()
  })

  it('one that is deleted may be brought back', async () => {
    const sent = listenTo('delete', '/addresses/2', 204)
    await openSection('addresses', 'restaurant', { addresses: two })
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer l’adresse Terrasse' }))
    expect(screen.queryByRole('button', { name: 'Supprimer l’adresse Terrasse' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('button', { name: 'Supprimer l’adresse Terrasse' })).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('the record of a group', () => {
  it('R-7.055 a supplier says how it sells; its delivery it sets elsewhere', async () => {
    const sent = listenTo('patch', '/parameter_suppliers/3')
    await openSection('parameters', 'supplier', {
      parameters: { freeShippingFromValue: 300, defaultWarehouse: '', paymentTerms: { kind: 'prepaid', days: 0 } },
    })
    await userEvent.click(await screen.findByRole('switch', { name: /Validation automatique/ }))
    expect(screen.queryByLabelText('Professionnels : à partir de (HT)')).toBeNull()
    await press('Enregistrer les paramètres')
    expect(await screen.findByText('Paramètres enregistrés')).toBeVisible()
    expect(sent).toEqual([
      {
        autoValidate: true,
      },
    ])
  })

  it.each<[string, GroupCode, string]>([
    ['R-3.028', 'supplier', '/parameter_suppliers/3'],
    ['R-3.040', 'restaurant', '/parameter_restaurants/3'],
  ])('%s R-7.053 a drawing is the logo of a %s as it is', async (_clause, group, path) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const sent = listenTo('patch', path)
    await openSection('parameters', group, { parameters: { base64ContentLogo: '' } })
    await screen.findAllByRole('button', { name: 'Choisir une image' })
    const input = document.querySelector('input[type="file"]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File([svg], 'logo.svg')] } })
    await screen.findByRole('img', { name: 'Aperçu de l’image : Logo' })
    await press('Enregistrer les paramètres')
    expect(await screen.findByText('Paramètres enregistrés')).toBeVisible()
    expect(sent).toEqual([{ base64ContentLogo: `data:image/svg+xml;base64,${btoa(svg)}` }])
  })

  it('R-3.042 R-3.043 a buyer’s conditions are there to read', async () => {
    await openSection('parameters', 'restaurant', { parameters: { discountOnInvoice: 2, supplierRebate: 3 } })
    expect(await screen.findByText(/seul un administrateur peut les modifier/)).toBeVisible()
    expect(screen.getByText('3 %')).toBeVisible()
    expect(screen.queryByLabelText('Remise sur facture')).toBeNull()
  })

  it('an agent’s IBAN is written and not shown again', async () => {
    const sent = listenTo('patch', '/parameter_commercial_agents/3')
    await openSection('parameters', 'commercial_agent', { parameters: { ibanEnding: '0189', sector: ['69'] } })
    expect(await screen.findByText('•••• 0189')).toBeVisible()
    await press('Remplacer l’IBAN')
    enter(screen.getByLabelText('Nouvel IBAN'), 'FR7630006000011234567890189')
    await press('Enregistrer les paramètres')
    expect(await screen.findByText('Paramètres enregistrés')).toBeVisible()
    expect(sent).toEqual([{ iban: 'FR7630006000011234567890189' }])
    expect(screen.queryByLabelText('Nouvel IBAN')).toBeNull()
  })
})

describe('devices and data', () => {
  it('another device is signed out', async () => {
    const sent = listenTo('delete', '/sessions/2', 204)
    await openSection('sessions', 'restaurant', { devices: [device(1, { current: true }), device(2)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter Chrome sur Windows' }))
    expect(await screen.findByText('L’appareil est déconnecté')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it('all the others are, once asked', async () => {
    const sent = [2, 3].map((id) => listenTo('delete', `/sessions/${id}`, 204))
    await openSection('sessions', 'restaurant', { devices: [device(1, { current: true }), device(2), device(3)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Déconnecter les autres' }))
    const question = within(await screen.findByRole('dialog', { name: 'Déconnecter les 2 autres appareils ?' }))
    await userEvent.click(question.getByRole('button', { name: 'Déconnecter les autres' }))
    expect(await screen.findByText('2 appareils sont déconnectés')).toBeVisible()
    expect(sent.map(({ length }) => length)).toEqual([1, 1])
  })

  it('the account goes only when its e-mail and its password are typed', async () => {
    listenTo('post', '/token/auth', 200, { token: aToken(1_800_000) })
    const sent = listenTo('post', '/me/erasure', 204)
    await openSection('data', 'restaurant')
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    const typed = await screen.findByLabelText(/^Pour confirmer, saisissez restaurant@millesime.test/)
    enter(typed, 'autre@millesime.test')
    enter(screen.getByLabelText(/^Mot de passe actuel/), 'Millesime#2026')
    await press('Supprimer définitivement')
    await waitFor(() => expect(typed).toHaveAccessibleDescription('Saisissez restaurant@millesime.test pour confirmer'))
    expect(sent).toEqual([])
    enter(typed, 'restaurant@millesime.test')
    await press('Supprimer définitivement')
    await waitFor(() => expect(sent).toEqual([{}]))
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  })

  it('an account with open orders stays, in the server’s words', async () => {
    listenTo('post', '/token/auth', 200, { token: aToken(1_800_000) })
    listenTo('post', '/me/erasure', 409, { 'hydra:description': 'Des commandes sont en cours' })
    await openSection('data', 'restaurant')
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer mon compte' }))
    enter(await screen.findByLabelText(/^Pour confirmer/), 'restaurant@millesime.test')
    enter(screen.getByLabelText(/^Mot de passe actuel/), 'Millesime#2026')
    await press('Supprimer définitivement')
    expect(await screen.findByText('Des commandes sont en cours')).toBeVisible()
    expect(session().user).not.toBeNull()
  })

  it('everything that is kept is handed over as a file', async () => {
    server.use(http.get('*/api/me/export', () => HttpResponse.json({ user: { id: 3 } })))
    const create = vi.fn<(file: Blob) => string>(() => 'blob:x')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }))
    await openSection('data', 'restaurant')
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger le fichier' }))
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
    expect(create.mock.lastCall?.[0].type).toBe('application/json')
  })
})
