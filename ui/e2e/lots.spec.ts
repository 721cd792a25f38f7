import type { Api, Product } from './support/api'
import { violations } from './support/axe'
import { placeOrder } from './support/carts'
import { dayIn } from './support/days'
import { houseOf, orderToValidate, prepareUnpaid } from './support/orders'
import { makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { fits } from './support/sizes'
import { expect, test } from './support/test'

/** Counts bottles of a lot into the warehouse of a product. */
async function receive(
  api: Api,
  product: { '@id': string; warehouse: string },
  lot: string,
  bottles: number,
  bestBefore: string,
) {
  const receipt = await api.post<{ id: number }>('/receipts', {
    warehouse: product.warehouse,
    expectedOn: dayIn(48),
    lines: [{ product: product['@id'], expected: bottles }],
  })
  await api.post(`/receipts/${receipt.id}/transitions`, { transition: 'warehouse' })
  await api.post(`/receipts/${receipt.id}/counts`, {
    lines: [{ product: product['@id'], received: bottles, damaged: 0, lot, bestBefore }],
    complete: true,
  })
}

test.describe('Lots', () => {
  test('leave in their order, are on the papers, and are called back from who received them', async ({
    page,
    buyer,
    enter,
  }) => {
    test.slow()
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    const [line] = order.items
    if (!line) throw new Error('the order has a line')
    const product = await house.api.get<{ '@id': string; warehouse: string }>(`/products/${house.product.id}`)
    const lot = `L${Date.now()}`
    await receive(house.api, product, `${lot}-B`, 60, '2099-12-31')
    await receive(house.api, product, `${lot}-A`, 3, dayIn(730))
    await house.api.post(`/orders/${order.id}/transitions`, { transition: 'validated' }).catch(() => undefined)
    await house.api.post(`/orders/${order.id}/transitions`, { transition: 'preparation' })

    // What keeps the shortest is proposed first; the rest is of the next one.
    await enter(house.email)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const first = dialog.getByRole('group', { name: /^lot 1, / })
    await expect(first.getByRole('combobox')).toHaveValue(`${lot}-A`)
    expect(await violations(page)).toEqual([])
    await fits(page, 'the parcel')
    await dialog.getByRole('button', { name: /^Expédier \d+ bouteilles$/ }).click()
    await expect(page.getByText(`Lot ${lot}-A · 3 bout.`)).toBeVisible()

    // The delivery note has it, too.
    await page.goto(`/orders/${order.id}?paper=delivery`)
    await expect(page.getByRole('article')).toContainText(`Lot ${lot}-A · 3 bout.`)

    // Found by its number, with who received it.
    await page.goto('/products/stock')
    await page.getByRole('main').getByRole('link', { name: 'Lots' }).click()
    await page.getByRole('searchbox').fill(`${lot}-a`)
    await page.getByRole('link', { name: `${lot}-A` }).click()
    const recipients = page.getByRole('table', { name: 'Qui l’a reçu' })
    await expect(recipients).toContainText(order.number)
    await expect(recipients).toContainText('Pas encore prévenu')
    expect(await violations(page)).toEqual([])
    await fits(page, 'the lot')

    // The letters, with what is typed above them.
    await page.getByRole('link', { name: 'Lettres' }).click()
    await page.getByRole('textbox', { name: 'Motif du rappel' }).fill('Bouchons défectueux')
    await expect(page.getByRole('article')).toContainText('Bouchons défectueux')
    await expect(page.getByRole('article')).toContainText(order.number)
    expect(await violations(page)).toEqual([])
    await fits(page, 'the letters')
    await page.goBack()

    // Told once.
    await page.getByRole('button', { name: 'Rappeler ce lot' }).click()
    await page.getByRole('textbox', { name: /^Motif du rappel/ }).fill('Bouchons défectueux')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Prévenir 1 client' }).click()
    await expect(recipients).toContainText('Prévenu le')
    await expect(page.getByRole('button', { name: 'Rappeler ce lot' })).toHaveCount(0)
    await expect(page.getByText(/ce lot n’est plus proposé et ne part plus/)).toBeVisible()

    // The customer reads it, and what it received.
    await enter(buyer.email)
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /Un lot que vous avez reçu est rappelé/ })
      .click()
    await expect(page).toHaveURL(`/orders/${order.id}`)
    await expect(page.getByText(`Lot ${lot}-A · 3 bout.`)).toBeVisible()
  })

  test('a recalled lot cannot leave until the recall is lifted', async ({ page, enter }) => {
    const own = `${test.info().retry}-${Date.now()}`
    const lot = `R${own}`
    const house = await makeSeller(`rappel-${own}`)
    const [wine] = await makeWines(house.api, 1, 'cse')
    if (!wine) throw new Error('the wine is not made')
    await receive(house.api, { '@id': wine['@id'], warehouse: 'supplier' }, lot, 60, dayIn(430))
    const person = await makePerson('cse', `comite-${own}@exemple.fr`, `Comité ${own}`)
    const product = await person.api.get<Product>(`/products/${wine.id}`)
    const [iri = ''] = await placeOrder({ ...person, products: [product] }, [product])
    const order = iri.replace('/api', '')
    await prepareUnpaid(house.api, Number(order.split('/').at(-1)))

    // Called back before anybody received some.
    await enter(house.person.email)
    await page.goto(`/stock_lots?search=${lot}`)
    await page.getByRole('link', { name: lot }).click()
    await page.getByRole('button', { name: 'Rappeler ce lot' }).click()
    await page.getByRole('textbox', { name: /^Motif du rappel/ }).fill('Bouchons défectueux')
    await page.getByRole('button', { name: 'Bloquer ce lot' }).click()
    await expect(page.getByText(/ce lot n’est plus proposé et ne part plus/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await fits(page, 'the recalled lot')
    const sheet = page.url()

    // It is named, not proposed, and refused when it is typed all the same.
    await page.goto(order)
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Lot ${lot} rappelé`)
    await expect(dialog.getByRole('combobox')).toHaveCount(0)
    await dialog.getByRole('button', { name: /^Ajouter un lot/ }).click()
    await dialog.getByRole('combobox').fill(lot)
    await dialog.getByRole('button', { name: /^Expédier \d+ bouteilles?$/ }).click()
    await expect(dialog).toContainText(`Le lot ${lot} est rappelé : il ne part pas`)
    expect(await violations(page)).toEqual([])

    // Lifted with a reason, it leaves.
    await page.goto(sheet)
    await page.getByRole('button', { name: 'Lever le rappel' }).click()
    await page.getByRole('textbox', { name: /^Motif/ }).fill('Analyse négative')
    expect(await violations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Lever le rappel' }).click()
    await expect(page.getByText(/Levé le .*Analyse négative/)).toBeVisible()
    await page.goto(order)
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(lot)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Expédier \d+ bouteilles?$/ })
      .click()
    await expect(page.getByText(`Lot ${lot} ·`)).toBeVisible()
  })
})
