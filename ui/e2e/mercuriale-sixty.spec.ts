import type { Page } from '@playwright/test'
import { Api, type Product } from './support/api'
import { violations } from './support/axe'
import { dayIn, typedDayIn } from './support/days'
import { connect, makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { expect, secondDevice, signIn, test } from './support/test'

interface Listed extends Product {
  reference: string
}

const ADMIN = 'admin@millesime.test'

/** A price for the wine at that place, which nothing else makes: 5,10 € for the first. */
const priceAt = (place: number) => `${5 + Math.floor(place / 10)},${String(10 + place).padStart(2, '0')}`

const wineOf = ({ name, vintage }: Product) => (vintage ? `${name} ${vintage}` : name)

const price = (page: Page, wine: Product) => page.getByRole('button', { name: `Prix HT de ${wineOf(wine)}` }).first()

/** A cellar of sixty wines, of the first of which it has a hundred bottles, and a restaurant among its customers. */
async function sixtyWines() {
  const own = `soixante-${test.info().retry}-${Date.now()}`
  const { person: house, api } = await makeSeller(own)
  const [first] = await makeWines(api, 60, 'restaurant')
  const rows = [{ product: first?.['@id'], onHand: 100, expected: 0, reason: 'Premier inventaire' }]
  await api.post('/stock/corrections', { rows })
  const buyer = await makePerson('restaurant', `table-${own}@exemple.fr`, `La Table ${own}`)
  await connect(api, buyer, { outstandingValue: 5000 })
  const all = (await buyer.api.products(`itemsPerPage=100&supplier[]=${house.id}`)) as Listed[]
  const wines = all.sort((a, b) => a.name.localeCompare(b.name))
  expect(wines).toHaveLength(60)
  return { house, buyer, wines }
}

test('a list of sixty wines comes from a pasted block with five faulty rows, is revised with its reason, and sells with a code that first does not apply (R-1.016, R-2.041, R-2.042, R-2.045)', async ({
  page,
  enter,
  browser,
}) => {
  test.slow()
  const { house, buyer, wines } = await sixtyWines()
  const [first, second] = wines as [Listed, Listed]
  await enter(house.email)

  // Fifty-six rows that are right, and five that are not.
  await page.goto('/products/mercuriale/create')
  await page.getByRole('textbox', { name: 'Nom' }).fill(`Soixante ${buyer.id}`)
  const customers = page.getByRole('combobox', { name: 'Clients' })
  await customers.fill(buyer.company)
  await page.getByRole('option', { name: buyer.company }).waitFor()
  await customers.press('ArrowDown')
  await customers.press('Enter')
  const right = wines.slice(0, 56).map(({ reference }, place) => `${reference};${priceAt(place)}`)
  const [unread, many, third, fourth] = wines.slice(56) as [Listed, Listed, Listed, Listed]
  const faulty = [
    `${unread.reference};neuf`,
    `${many.reference};8,20;des caisses`,
    'INCONNU-1;7,00',
    'INCONNU-2;7,50',
    `${first.reference};99,00`,
  ]
  await page.getByRole('button', { name: 'Coller une liste' }).press('Enter')
  const paste = page.getByRole('dialog', { name: 'Coller une liste' })
  await paste.getByRole('textbox', { name: 'Votre liste' }).fill([...right, ...faulty].join('\n'))
  await paste.getByRole('button', { name: 'Reprendre ces prix' }).press('Enter')
  await expect(page.getByText('5 lignes à régler')).toBeVisible()
  await expect(page.getByText('Ce vin est déjà à 5,10 €.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Each is settled where it stands; the price that is there already stays.
  const mend = async (field: string, typed: string) => {
    await page.getByRole('textbox', { name: field, exact: true }).fill(typed)
    await page.keyboard.press('Enter')
  }
  await mend('Prix HT', '9')
  await mend('Dès (bout.)', '12')
  for (const wine of [third, fourth]) {
    const settle = page.getByRole('combobox', { name: 'Choisir le vin' }).first()
    await settle.fill(wine.reference)
    await expect(page.getByRole('option', { name: wine.name }).first()).toBeVisible()
    await settle.press('Enter')
  }
  await page.getByRole('button', { name: /^Retirer la ligne/ }).press('Enter')
  await expect(page.getByText('60 vins, 60 prix')).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter')
  await publish(page)
  await expect(page.getByText('En cours')).toBeVisible()
  const list = new URL(page.url()).pathname

  // Revised, and why.
  await page.getByRole('button', { name: 'Préparer une révision' }).press('Enter')
  const revise = page.getByRole('dialog', { name: 'Préparer une révision' })
  const start = revise.getByRole('textbox', { name: 'Premier jour' })
  await start.fill(typedDayIn(7))
  await start.press('Tab')
  await revise.getByRole('textbox', { name: 'Ce qui change, et pourquoi' }).fill('Les verres ont augmenté.')
  await revise.getByRole('button', { name: 'Préparer la révision' }).press('Enter')
  await price(page, first).press('F2')
  await page.keyboard.type('5,60')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await publish(page)
  await expect(page.getByRole('link', { name: 'Révision 1' })).toBeVisible()
  const revised = new URL(page.url()).pathname

  // A code asks for a carton more than what the restaurant orders first.
  const code = `SOIXANTE-${buyer.id}`
  const admin = await Api.as(ADMIN)
  await admin.post('/promo_codes', {
    code,
    label: 'Soixante vins',
    amount: 5,
    minimum: 320,
    combinable: true,
    startsOn: dayIn(-300),
    suppliers: [house['@id']],
  })

  // The restaurant reads what changes and why, and orders at today's prices.
  const table = await secondDevice(browser)
  await signIn(table, buyer.email)
  const seat = await table.newPage()
  await seat.goto(revised)
  await expect(seat.getByText('Les verres ont augmenté.')).toBeVisible()
  await expect(rowOf(seat, first)).toContainText('avant 5,10')
  await expect(rowOf(seat, second)).toContainText('Inchangé')
  await seat.goto(list)
  await seat
    .getByRole('group', { name: `Quantité de ${wineOf(first)}`, exact: true })
    .getByRole('textbox')
    .focus()
  await seat.keyboard.type('10')
  await seat.keyboard.press('Control+Enter')
  await expect(seat.getByText('Le produit a été ajouté au panier')).toBeVisible()

  await seat.goto('/cart/carrier')
  await seat.getByRole('radio').first().check()
  await seat.getByRole('button', { name: 'Continuer vers le récapitulatif' }).press('Enter')
  await expect(seat.getByRole('heading', { name: 'Vérifiez votre commande' })).toBeFocused()
  await seat.getByRole('button', { name: 'Ajouter un code promo' }).press('Enter')
  await seat.keyboard.type(code)
  await seat.keyboard.press('Enter')
  await expect(seat.getByRole('form', { name: 'Code promo' })).toContainText(`Pour utiliser le code ${code}`)
  await seat
    .getByRole('main')
    .getByRole('group', { name: /^Quantité/ })
    .getByRole('button', { name: 'Un de plus' })
    .press('Enter')
  await expect(seat.getByRole('button', { name: `Retirer le code ${code}` })).toBeVisible()
  await expect(seat.getByText('−5,00 €').first()).toBeVisible()
  await seat
    .getByRole('button', { name: /^Continuer/ })
    .filter({ visible: true })
    .press('Enter')
  await seat.getByRole('checkbox', { name: /conditions générales de vente/ }).press('Space')
  await seat
    .getByRole('button', { name: /^Valider/ })
    .filter({ visible: true })
    .press('Enter')
  await expect(seat.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeVisible()
  await table.close()
})

const rowOf = (page: Page, wine: Product) => page.getByRole('row').filter({ hasText: wineOf(wine) })

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  await page.getByRole('button', { name: 'Publier la mercuriale' }).press('Enter')
}
