import type { Product } from './support/api'
import { violations } from './support/axe'
import { placeOrder } from './support/carts'
import { dayIn } from './support/days'
import { prepareUnpaid } from './support/orders'
import { makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { expect, test } from './support/test'

test.describe('Awaited bottles', () => {
  test('a buyer whose bottles will not come cancels', async ({ page, enter }) => {
    const own = `${test.info().retry}-${Date.now()}`
    const { api } = await makeSeller(`vide-${own}`)
    const [wine] = await makeWines(api, 1, 'cse')
    if (!wine) throw new Error('the wine is not made')
    const receipt = await api.post<{ id: number }>('/receipts', {
      warehouse: 'supplier',
      expectedOn: dayIn(48),
      lines: [{ product: wine['@id'], expected: 12 }],
    })
    const person = await makePerson('cse', `comite-${own}@exemple.fr`, `Comité ${own}`)
    const product = await person.api.get<Product>(`/products/${wine.id}`)
    const [iri = ''] = await placeOrder({ ...person, products: [product] }, [product])
    const order = iri.replace('/api', '')
    await prepareUnpaid(api, Number(order.split('/').at(-1)))
    await api.post(`/receipts/${receipt.id}/transitions`, { transition: 'canceled', comment: 'Grêle' })

    // Nothing of it is there, and nothing will come: the buyer is told so, and has a way out.
    await enter(person.email)
    await page.goto(order)
    await expect(page.getByRole('main')).toContainText('sans date')
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Annuler la commande' }).click()
    const dialog = page.getByRole('dialog')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Suivi' })).toContainText('Annulée')
    await expect(page.getByRole('main')).not.toContainText('sans date')
  })
})
