import type { Page } from '@playwright/test'
import { Api, type Product } from './support/api'
import { violations } from './support/axe'
import { leastOf } from './support/carts'
import { dayIn } from './support/days'
import { connect, makePerson, SUPPLIER } from './support/parties'
import { expect, test } from './support/test'

interface Listed extends Product {
  priceTaxExcl: number
}

interface List {
  '@id': string
  id: number
  version: number
}

/** Cents below what the wine costs otherwise: a price that nothing else makes. */
const below = (price: number, cents: number) => Math.round(price * 100 - cents) / 100

const euros = (amount: number) => amount.toFixed(2).replace('.', ',')

type Guest = Awaited<ReturnType<typeof makePerson>>

/** A restaurant of this test's own among the customers of the house, and three wines that it can order by the carton. */
async function threeWines(): Promise<{ seller: Api; buyer: Guest; wines: Listed[] }> {
  const own = `mercuriale-${test.info().retry}-${Date.now()}`
  const seller = await Api.as(SUPPLIER.email)
  const buyer = await makePerson('restaurant', `table-${own}@exemple.fr`, `La Table ${own}`)
  await connect(seller, buyer, { outstandingValue: 5000 })
  const { id } = await seller.me()
  const all = (await buyer.api.products(`available=true&itemsPerPage=100&supplier[]=${id}`)) as Listed[]
  const wines = all.filter((wine) => wine.available > 120 && wine.orderMultiple === wine.unitsPerCarton).slice(0, 3)
  expect(wines).toHaveLength(3)
  return { seller, buyer, wines }
}

/** A list in force with a tier on its first wine, and its next revision, where that wine costs 10 cents more. */
async function listed(seller: Api, buyer: Guest, wines: Listed[], name: string) {
  const lines = (cents: number) => [
    ...wines.map((wine, at) => ({
      product: wine['@id'],
      priceTaxExcl: below(wine.priceTaxExcl, at === 0 ? cents : 123),
    })),
    { product: wines[0]?.['@id'], minQuantity: 120, priceTaxExcl: below(wines[0]?.priceTaxExcl ?? 0, 150) },
  ]
  const list = await seller.post<List>('/price_lists', {
    name,
    startsOn: dayIn(0),
    endsOn: dayIn(40),
    customers: [buyer['@id']],
    lines: lines(123),
  })
  await seller.post(`/price_lists/${list.id}/publish`, { version: list.version, farPrices: true })
  const draft = await seller.post<List>(`/price_lists/${list.id}/revisions`, { startsOn: dayIn(12), endsOn: dayIn(60) })
  const next = await seller.patch<List>(`/price_lists/${draft.id}`, { version: draft.version, lines: lines(113) })
  await seller.post(`/price_lists/${next.id}/publish`, { version: next.version, farPrices: true })
  return { list, next }
}

const wineOf = ({ name, vintage }: Product) => (vintage ? `${name} ${vintage}` : name)

const rowOf = (page: Page, wine: Product) => page.getByRole('row').filter({ hasText: wineOf(wine) })

const field = (page: Page, wine: Product) =>
  page.getByRole('group', { name: `Quantité de ${wineOf(wine)}`, exact: true }).getByRole('textbox')

test('@daily a restaurant orders three wines of its mercuriale by keyboard, at the prices of the list (R-2.042)', async ({
  page,
  enter,
}) => {
  test.slow()
  const { seller, buyer, wines } = await threeWines()
  const name = `Carte ${buyer.id}`
  const { list, next } = await listed(seller, buyer, wines, name)
  const [first, second, third] = wines as [Listed, Listed, Listed]
  await enter(buyer.email)

  // What comes next: the old price and the new one, nothing to order.
  await page.goto(`/products/mercuriale/${next.id}`)
  await expect(page.getByText('Cette mercuriale n’a pas encore commencé')).toBeVisible()
  const revised = rowOf(page, first)
  await expect(revised).toContainText(`avant ${euros(below(first.priceTaxExcl, 123))}`)
  await expect(revised).toContainText(euros(below(first.priceTaxExcl, 113)))
  await expect(rowOf(page, second)).toContainText('Inchangé')
  await expect(page.getByRole('group', { name: /^Quantité de/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // What is in force, by keyboard alone.
  await page.getByRole('link', { name: 'Commander sur la révision 1, en cours' }).click()
  await expect(page).toHaveURL(`/products/mercuriale/${list.id}`)
  await expect(page.getByText('se termine dans 11 jours')).toBeVisible()
  await field(page, first).focus()
  for (const figure of ['2', '1', '3']) {
    await page.keyboard.type(figure)
    await page.keyboard.press(figure === '3' ? 'Shift+Enter' : 'Enter')
  }
  await expect(field(page, second)).toBeFocused()
  const units = [2, 1, 3].map((cartons, at) =>
    Math.max(cartons * (wines[at]?.unitsPerCarton ?? 0), leastOf(wines[at] as Listed)),
  )
  const sum = wines.reduce((total, wine, at) => total + below(wine.priceTaxExcl, 123) * (units[at] ?? 0), 0)
  const dock = page.getByRole('region', { name: 'Votre saisie' })
  await expect(dock).toContainText('3 vins')
  await expect(dock).toContainText(euros(sum).slice(-6))
  expect(await violations(page)).toEqual([])

  // What is entered outlives a reload.
  await page.reload()
  await expect(dock).toContainText('3 vins')
  await field(page, third).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('3 produits ont été ajoutés au panier')).toBeVisible()
  await expect(dock).toContainText('Aucune quantité saisie')

  // The cart takes the prices of the list, and names it.
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Passer commande' })).toBeVisible()
  await page.goto('/cart/carrier')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
  for (const wine of wines) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Pourquoi ce prix ? ${wine.name}` })
      .first()
      .click()
    const why = page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
    await expect(why).toContainText(name)
    await expect(why).toContainText(euros(below(wine.priceTaxExcl, 123)))
    await page.keyboard.press('Escape')
    await expect(why).toHaveCount(0)
  }

  // What the cart holds is told in the list.
  await page.goto(`/products/mercuriale/${list.id}`)
  await expect(rowOf(page, first)).toContainText(`${units[0]} au panier`)
})
