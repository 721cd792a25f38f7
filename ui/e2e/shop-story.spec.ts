import type { Page } from '@playwright/test'
import { Api, PASSWORD, type Product } from './support/api'
import { violations } from './support/axe'
import { seat } from './support/billing'
import { fillCheckout } from './support/carts'
import { enterOn, tabTo, type } from './support/keys'
import { addressLink, letters } from './support/mails'
import { sendPrepaid } from './support/orders'
import { makePerson } from './support/parties'
import { ownAddress } from './support/people'
import { makeShopkeeper, openShop, orderInShop, type Shop, shopOf } from './support/shops'
import { expect, secondDevice, test } from './support/test'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

const own = (name: string) => `${name}-${test.info().retry}-${Date.now()}`

/** A supplier makes its shop and opens it, with no mouse. */
async function open(page: Page, slug: string): Promise<void> {
  await page.goto('/store')
  const address = field(page, 'Adresse de la page')
  await expect(address).toHaveValue(slug)
  await tabTo(page, address)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('maison-verdelune')
  await enterOn(page, button(page, 'Créer ma boutique'))
  await expect(page.getByText(/déjà/).first()).toBeVisible()
  await expect(field(page, 'Nom de la boutique')).toHaveValue(/^Cave /)
  await tabTo(page, address)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(slug)
  await enterOn(page, button(page, 'Créer ma boutique'))
  await expect(page.getByText('Visible de vous seul')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Il manque 4 points' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await enterOn(page, page.getByRole('link', { name: /^Présentation/ }))
  await expect(field(page, 'Présentation')).toBeFocused()
  await page.keyboard.type('Six hectares en coteau, élevés en fût.')
  await enterOn(page, button(page, 'Enregistrer'))
  await expect(page.getByText('Boutique enregistrée')).toBeVisible()

  await enterOn(page, page.getByRole('link', { name: /^Licence de vente/ }))
  await expect(field(page, 'Numéro de la licence')).toBeFocused()
  await page.keyboard.type('LE-69-1')
  await type(page, field(page, 'Déclarée le'), '01/03/2022')
  await type(page, field(page, 'Nom, adresse et site du médiateur'), 'Médiation des vins, 75012 Paris')
  await enterOn(page, button(page, 'Enregistrer'))
  await expect(page.getByRole('heading', { name: 'Il manque un point' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await enterOn(page, page.getByRole('link', { name: /^Vins en vitrine/ }))
  const shown = (wine: string) => page.getByRole('switch', { name: `${wine} en vitrine` })
  // Without a price it does not go in: the cell to write it in is next.
  await tabTo(page, shown('Vin 01'))
  await page.keyboard.press('Space')
  await expect(page.getByText('Indiquez d’abord le prix TTC de Vin 01')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Prix TTC de Vin 01/ })).toBeFocused()
  for (const [wine, price] of [
    ['Vin 01', '15'],
    ['Vin 02', '18,50'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: `Prix TTC de ${wine}` }))
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    // The first was asked for already: its price brings it in.
    if (wine === 'Vin 02') {
      await tabTo(page, shown(wine))
      await page.keyboard.press('Space')
    }
    await expect(page.getByRole('table', { name: 'En vitrine' }).getByRole('link', { name: wine })).toBeVisible()
  }
  await enterOn(page, button(page, 'Ouvrir la boutique'))
  await expect(page.getByText('Ouverte', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
}

/** Somebody from outside chooses a wine on the shop's page and registers, with no mouse; the way back is in the mail. */
async function register(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/boutique/${slug}`)
  await expect(page.getByText(/^Interdiction de vente/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await enterOn(
    page,
    page
      .getByRole('listitem')
      .filter({ hasText: 'Vin 01' })
      .getByRole('link', { name: /^Commander/ }),
  )
  await enterOn(page, page.getByRole('link', { name: 'Créer un compte' }))
  await expect(page.getByRole('link', { name: /^Particulier/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await enterOn(page, page.getByRole('link', { name: /^Particulier/ }))
  await type(page, field(page, /^Adresse e-mail/), email)
  await type(page, field(page, /^Prénom/), 'Jeanne')
  await type(page, field(page, /^Nom/), 'Lacoste')
  // Under 18: it is said at its field, and nothing that was entered is lost.
  await type(page, field(page, /^Date de naissance/), '31/12/2015')
  await enterOn(page, button(page, 'Continuer'))
  await expect(page.getByText(/18 ans/).last()).toBeVisible()
  await expect(field(page, /^Adresse e-mail/)).toHaveValue(email)
  await tabTo(page, field(page, /^Date de naissance/))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('31/12/1980')
  await enterOn(page, button(page, 'Continuer'))
  await type(page, field(page, /^Rue/), '18 rue des Halles')
  await type(page, field(page, /^Code postal/), '69002')
  await type(page, field(page, /^Ville/), 'Lyon')
  await enterOn(page, button(page, 'Continuer'))
  await type(page, page.getByLabel(/^Mot de passe/), PASSWORD)
  await type(page, page.getByLabel(/^Confirmer le mot de passe/), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, c’est bien reçu' })).toBeVisible()
  expect(await violations(page)).toEqual([])
}

interface Reported {
  number: string
  incidents: unknown
}

test('R-1.021, R-2.055 a supplier opens its shop from nothing; an individual registers there, buys in two and withdraws a bottle', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const name = own('histoire')
  const slug = `cave-${name}`
  const email = `cliente-${name}@exemple.fr`
  const [keeper, second] = await Promise.all([makeShopkeeper(name), openShop(own('voisine'))])
  await enter(keeper.person.email)
  await open(page, slug)

  const home = await secondDevice(browser)
  await home.setExtraHTTPHeaders(ownAddress())
  const buying = await home.newPage()
  await register(buying, slug, email)
  await buying.goto(await addressLink(email))
  await buying.getByLabel('Adresse e-mail').fill(email)
  await buying.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await buying.keyboard.press('Enter')
  await expect(buying.getByRole('heading', { level: 1, name: 'Vin 01' })).toBeVisible()
  await enterOn(buying, button(buying, 'Ajouter au panier'))
  await expect(buying.getByText('Le produit a été ajouté au panier')).toBeVisible()
  await buying.goto(`/suppliers/${second.shop.supplier.id}`)
  await enterOn(buying, button(buying, 'Un de plus'))
  await expect(buying.getByText('Le produit a été ajouté au panier').last()).toBeVisible()
  await orderInShop(buying)

  // The first shop sends its wine; a bottle of it is given up by the function the law asks for, with no mouse.
  const api = await Api.as(email)
  const placed = await api.orders()
  expect(placed.map(({ supplier }) => supplier.company).toSorted()).toEqual(
    [keeper.person.company, second.person.company].toSorted(),
  )
  const id = placed.find(({ supplier }) => supplier.id === keeper.person.id)?.id ?? 0
  await sendPrepaid(keeper.api, id)
  await buying.goto(`/orders/${id}`)
  await enterOn(buying, button(buying, 'Renoncer au contrat ici'))
  const dialog = buying.getByRole('dialog', { name: /^Renoncer à la commande/ })
  const bottles = dialog.getByRole('textbox', { name: 'Bouteilles' })
  await tabTo(buying, bottles)
  await buying.keyboard.press('Control+a')
  await buying.keyboard.type('1')
  expect(await violations(buying)).toEqual([])
  await enterOn(buying, dialog.getByRole('button', { name: 'Confirmer la rétractation' }))
  await expect(buying.getByText(/^Rétractation envoyée/)).toBeVisible()
  const { number, incidents } = await api.get<Reported>(`/orders/${id}`)
  expect(incidents).toMatchObject([{ kind: 'withdrawal', lines: [{ quantity: 1 }] }])
  const [receipt] = await letters(email, `Accusé de réception de votre rétractation, commande ${number}`)
  expect(receipt?.html).toContain('Vin 01')

  // A works council buys there too, at the same price and as a line of its own.
  const council = await makePerson('cse', `comite-${name}@exemple.fr`, `Comité ${name}`)
  const works = await seat(browser, council.email)
  await works.goto(`/suppliers/${keeper.person.id}?tab=shop`)
  await enterOn(works, works.getByRole('link', { name: 'Vin 02' }))
  await expect(works.getByText(/^18,50/).first()).toBeVisible()
  await enterOn(works, button(works, 'Ajouter au panier'))
  await expect(works.getByText('Le produit a été ajouté au panier')).toBeVisible()
  await orderInShop(works, /^(Commander|Valider)/)
  const [bought] = await council.api.orders()
  expect(await council.api.get(`/orders/${bought?.id}`)).toMatchObject({
    origin: 'store',
    totalPriceTaxIncl: expect.any(Number),
  })
})

test('a shop that closes during checkout keeps its line, says why, and lets go of it in one click', async ({
  page,
  enter,
}) => {
  test.slow()
  const [closing, staying] = await Promise.all([openShop(own('vendanges')), openShop(own('ouverte'))])
  const person = await makePerson('customer', `client-${own('panier')}@exemple.fr`, '')
  const wines = [closing, staying].map(({ wines: [wine] }) => `/products/${wine?.id}`)
  const products = await Promise.all(wines.map((path) => person.api.get<Product>(path)))
  await fillCheckout({ ...person, products }, products)
  await enter(person.email)
  await page.goto('/cart/validation')
  await page.getByRole('checkbox').check()
  const { id, version } = await shopOf(closing.api)
  await closing.api.post(`/stores/${id}/close`, { version, comment: 'Vendanges' })
  await button(page, /^Commander avec obligation de paiement/).click()
  await expect(page.getByText(/boutique.*fermée/i).first()).toBeVisible()
  await expect(page.getByText('6 × Vin 01')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await button(page, 'Retirer du panier').click()
  await expect(page.getByText('6 × Vin 01')).toHaveCount(1)
  await orderInShop(page)
  const [placed] = await person.api.orders()
  expect(placed?.supplier.id).toBe(staying.person.id)
})

test('a shop that nobody has is a plain page, and so is one that is being made', async ({ page }) => {
  const name = own('ebauche')
  const { api } = await makeShopkeeper(name, 1)
  const { slug } = await api.post<Shop>('/stores', { name: `Cave ${name}` })
  const seen: (string | null)[] = []
  for (const guessed of ['personne-ici', slug]) {
    const answer = await page.goto(`/boutique/${guessed}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Boutique introuvable' })).toBeVisible()
    seen.push(await page.locator('main').textContent())
  }
  expect(seen[0]).toBe(seen[1])
  expect(await violations(page)).toEqual([])
})

test('wines of a shop are dragged to their place', async ({ page, enter }) => {
  const { person, api, wines } = await openShop(own('glisse'), 3)
  await enter(person.email)
  await page.goto('/store?section=products')
  const rows = page.getByRole('table', { name: 'En vitrine' }).getByRole('row')
  const wine = (row: number) => rows.nth(row).getByRole('link').first()
  const grip = (row: number) => rows.nth(row).getByRole('button', { name: /^Déplacer/ })
  // The pointer is held by the table: nothing else is under it while a row is dragged.
  const pointAt = async (row: number) => {
    const box = await grip(row).boundingBox()
    if (!box) throw new Error('a row has a grip')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  }
  await expect(wine(1)).toHaveText('Vin 01')
  await pointAt(1)
  await page.mouse.down()
  await pointAt(2)
  // Escape brings it back: nothing has changed.
  await expect(wine(2)).toHaveText('Vin 01')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(wine(1)).toHaveText('Vin 01')
  await pointAt(1)
  await page.mouse.down()
  await pointAt(2)
  await pointAt(3)
  await page.mouse.up()
  await expect(wine(3)).toHaveText('Vin 01')
  const order = async () => (await shopOf(api)).items.map(({ product }) => product['@id'])
  await expect.poll(order).toEqual([wines[1]?.['@id'], wines[2]?.['@id'], wines[0]?.['@id']])
})

test('two people who change a shop at once lose nothing: what both wrote is asked', async ({ page, enter }) => {
  const { person, api, shop } = await openShop(own('deux'))
  await enter(person.email)
  await page.goto('/store')
  await field(page, 'Présentation').fill('Mes mots.')
  const admin = await Api.as('admin@millesime.test')
  await admin.patch(`/stores/${shop.id}`, {
    version: shop.version,
    name: 'Cave d’en face',
    presentation: 'D’autres mots.',
  })
  await button(page, 'Enregistrer').click()
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' })
  await expect(dialog.getByText('Mes mots.')).toBeVisible()
  await expect(dialog.getByText('D’autres mots.')).toBeVisible()
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cave d’en face' })).toBeVisible()
  await expect(field(page, 'Présentation')).toHaveValue('Mes mots.')
  expect(await shopOf(api)).toMatchObject({ name: 'Cave d’en face', presentation: 'Mes mots.' })
})
