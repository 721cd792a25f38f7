import type { Page } from '@playwright/test'
import { Api, type Person } from './support/api'
import { violations } from './support/axe'
import { seat } from './support/billing'
import { enterOn, tabTo, type } from './support/keys'
import { guestLink } from './support/mails'
import { sendPrepaid } from './support/orders'
import { makePerson } from './support/parties'
import { openShop } from './support/shops'
import { expect, secondDevice, test } from './support/test'

const RESTAURANT = 'restaurant@millesime.test'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

const own = (name: string) => `${name}-${test.info().retry}-${Date.now()}`

test('@daily a restaurant makes its wine list, takes on a waiter, and enters what a guest asks for (R-1.022, R-2.058 to R-2.062)', async ({
  page,
  enter,
}) => {
  test.slow()
  const name = own('carte')
  const { wines } = await openShop(name, 1)
  const { email } = await makePerson('restaurant', `table-${name}@exemple.fr`, `La Table ${name}`)
  await enter(email)

  await page.goto('/taste-and-buy')
  await enterOn(page, button(page, 'Créer ma carte des vins'))
  await expect(page.getByText('Votre carte est vide')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await type(page, page.getByRole('combobox', { name: 'Ajouter un vin' }), `Vin 01 ${name}`)
  await page.getByRole('option', { name: new RegExp(`^Vin 01.*${name}`) }).click()
  await expect(page.getByText(/aucun prix en salle/)).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: /^Prix à la bouteille de Vin 01/ }))
  await page.keyboard.type('38')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/aucun prix en salle/)).toBeHidden()
  expect(await violations(page)).toEqual([])

  await enterOn(page, button(page, 'Serveurs'))
  await expect(page.getByText('Aucun serveur').first()).toBeVisible()
  await enterOn(page, page.getByRole('link', { name: 'Ajouter un serveur' }).first())
  await type(page, field(page, /^Prénom/), 'Inès')
  await type(page, field(page, /^Nom/), 'Morel')
  await type(page, field(page, /^Adresse e-mail/), `ines-${name}@exemple.fr`)
  await type(page, page.getByLabel(/^Code PIN/), '4821')
  await enterOn(page, button(page, 'Ajouter le serveur'))
  await expect(page.getByRole('heading', { level: 1, name: 'Inès Morel' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto('/taste-and-buy/orders/create')
  const stepper = page.getByRole('group', { name: 'Bouteilles de Vin 01' })
  await tabTo(page, stepper.getByRole('button', { name: 'Un de plus' }))
  await page.keyboard.press('Enter')
  await type(page, field(page, /^Prénom/), 'Paul')
  await type(page, field(page, /^Nom/), 'Rivière')
  await type(page, field(page, /^Adresse e-mail/), `paul-${name}@exemple.fr`)
  // Under 18: it is said at its field, and nothing that was entered is lost.
  await type(page, field(page, /^Date de naissance/), '31/12/2015')
  await type(page, field(page, /^Rue/), '4 rue des Lilas')
  await type(page, field(page, /^Code postal/), '69003')
  await type(page, field(page, /^Ville/), 'Lyon')
  await page.getByRole('combobox', { name: 'Serveur' }).click()
  await page.getByRole('option', { name: 'Inès Morel' }).click()
  await page.getByRole('checkbox', { name: /^Le client accepte/ }).check()
  await enterOn(page, button(page, 'Enregistrer la demande'))
  await expect(page.getByText(/moins de 18 ans/).first()).toBeVisible()
  await expect(field(page, /^Prénom/)).toHaveValue('Paul')
  const birthday = field(page, /^Date de naissance/)
  await birthday.fill('31/12/1980')
  await birthday.press('Tab')
  expect(await violations(page)).toEqual([])
  await enterOn(page, button(page, 'Enregistrer la demande'))
  await expect(page.getByRole('heading', { level: 1, name: 'Paul Rivière' })).toBeVisible()
  await expect(page.getByText('À envoyer', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Majeur, vérifié le/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(wines).toHaveLength(1)
})

interface Found {
  'hydra:member': { id: number; supplier: { id: number } }[]
}

interface Requests {
  'hydra:member': { id: number; guest: { email: string } }[]
}

test('a guest orders by the link of its mail, its supplier sends the wines, and two bottles come back, without an account', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const restaurant = await Api.as(RESTAURANT)
  const [sent] = (await restaurant.get<Requests>('/taste_and_buy/orders?status[]=sent'))['hydra:member']
  if (!sent) throw new Error('the demonstration has no request whose link has left')
  await enter(RESTAURANT)
  await page.goto(`/taste-and-buy/orders/${sent.id}`)
  await enterOn(page, button(page, 'Renvoyer le lien'))
  await expect(page.getByText('Le lien est renvoyé au client')).toBeVisible()

  const guest = await (await secondDevice(browser)).newPage()
  await guest.goto(await guestLink(sent.guest.email))
  await expect(guest.getByRole('heading', { level: 1, name: 'Votre demande' })).toBeVisible()
  await expect(guest.getByText(/^Interdiction de vente/)).toBeVisible()
  expect(await violations(guest)).toEqual([])
  for (const box of await guest.getByRole('checkbox').all()) {
    await tabTo(guest, box)
    await guest.keyboard.press('Space')
  }
  await enterOn(guest, button(guest, 'Commander avec obligation de paiement'))
  await expect(guest.getByRole('heading', { level: 1, name: 'Votre commande' })).toBeVisible()
  await expect(guest.getByText('IBAN').first()).toBeVisible()
  expect(await violations(guest)).toEqual([])

  await page.reload()
  await expect(page.getByText('Commandée', { exact: true })).toBeVisible()
  await expect(page.getByText(/commission .* HT à venir/).first()).toBeVisible()

  // Its supplier reads who introduced the sale and what that earns, prepares it and sends it.
  const number = await guest.getByRole('heading', { level: 2, name: /^CMD-/ }).textContent()
  const admin = await Api.as('admin@millesime.test')
  const [order] = (await admin.get<Found>(`/orders?origin[]=tasteandbuy&search=${number}`))['hydra:member']
  if (!order) throw new Error(`${number} is not found`)
  const { email } = await admin.get<Person>(`/users/${order.supplier.id}`)
  const supplier = await seat(browser, email)
  await supplier.goto(`/orders/${order.id}`)
  await expect(supplier.getByText(/^Commission due à /).first()).toBeVisible()
  expect(await violations(supplier)).toEqual([])
  await sendPrepaid(await Api.as(email), order.id)
  await supplier.reload()
  await expect(supplier.getByText('Transports Lacombe').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/commission .* HT due/).first()).toBeVisible()

  // Of what was sent the guest gives two bottles back.
  await guest.reload()
  await enterOn(guest, guest.getByText('Renoncer au contrat ici').first())
  const bottles = guest.getByRole('spinbutton').first()
  await tabTo(guest, bottles)
  await guest.keyboard.press('Control+a')
  await guest.keyboard.type('2')
  expect(await violations(guest)).toEqual([])
  await enterOn(guest, guest.getByText('Confirmer la rétractation').first())
  await expect(guest.getByText('Votre rétractation est enregistrée', { exact: false })).toBeVisible()
  expect(await violations(guest)).toEqual([])
  await supplier.reload()
  await expect(supplier.getByText(/Rétractation/).first()).toBeVisible()
})
