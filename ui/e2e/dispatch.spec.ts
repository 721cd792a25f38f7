import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { houseOf, orderToValidate, readOrder } from './support/orders'
import { code, scan } from './support/scanner'
import { expect, test } from './support/test'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Étapes de l’expédition' }).getByRole('button', { name })

const trackingOf = (page: Page, number: string, parcel = 1) =>
  page.getByRole('textbox', { name: `Numéro de suivi du colis ${parcel} de ${number}` })

test.describe('Departures', () => {
  test('three orders are picked, packed, labelled and leave in one act, and one that somebody else shipped is told', async ({
    page,
    buyer,
    enter,
  }) => {
    test.slow()
    const house = await houseOf(buyer)
    const orders = []
    for (let n = 0; n < 3; n += 1) {
      const order = await orderToValidate(buyer, house)
      for (const transition of ['validated', 'preparation'])
        await house.api.post(`/orders/${order.id}/transitions`, { transition })
      orders.push(await readOrder(house.api, order.id))
    }
    const [first, second, third] = orders
    if (!first || !second || !third) throw new Error('three orders were placed')
    const bottles = orders.reduce((sum, { items }) => sum + (items[0]?.quantity ?? 0), 0)

    // Chosen in the list.
    await enter(house.email)
    await page.goto('/orders')
    for (const { number } of orders) await page.getByRole('checkbox', { name: number }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Préparer l’expédition' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Préparer l’expédition' })).toBeVisible()

    // Picked: one wine for all three, ticked, and still so after a reload.
    const row = page.getByRole('row', { name: new RegExp(house.product.name) })
    for (const { number } of orders) await expect(row).toContainText(number)
    await expect(row.getByRole('cell').last()).toHaveText(String(bottles))
    const tick = row.getByRole('checkbox')
    await tick.check()
    await expect(page.getByText('1 vin sur 1 prélevé')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(tick).toBeChecked()

    // Packed: numbers are scanned one after the other; the third order goes in two parcels.
    await page.getByRole('button', { name: 'Remplir les colis' }).click()
    await trackingOf(page, first.number).click()
    await page.keyboard.type('XY123456789FR')
    await page.keyboard.press('Enter')
    await expect(trackingOf(page, second.number)).toBeFocused()
    await page.keyboard.type('00340434161094042557')
    await page.getByRole('button', { name: `Contenu du colis 1 de ${third.number}` }).click()
    const own = third.items[0]?.quantity ?? 0
    const held = page.getByRole('group', { name: new RegExp(`colis 1 de ${third.number}`) }).getByRole('textbox')
    await held.fill(String(own - 2))
    await held.press('Enter')
    await expect(page.getByText('2 bouteilles en stock ne sont dans aucun colis.')).toBeVisible()
    await page.getByRole('listitem', { name: third.number }).getByRole('button', { name: 'Ajouter un colis' }).click()
    await trackingOf(page, third.number, 2).fill('GX-2')
    await expect(page.getByText('3 commandes, 4 colis')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(trackingOf(page, second.number)).toHaveValue('00340434161094042557')

    // Labelled: the number of each, or that of the parcel where there is none.
    await tab(page, 'Étiquettes').click()
    for (const code of ['XY123456789FR', '00340434161094042557', `${third.number}-1`, 'GX-2'])
      await expect(page.getByRole('img', { name: `Code-barres ${code}` })).toBeVisible()
    await expect(page.getByRole('article', { name: `Étiquette du colis 2/2 de ${third.number}` })).toContainText('2 ×')
    expect(await violations(page)).toEqual([])

    // A colleague ships a part of the second order elsewhere.
    const [line] = (await readOrder(house.api, second.id)).items
    await house.api.post(`/orders/${second.id}/shipments`, {
      lines: [{ item: line?.id, quantity: 1 }],
      carrier: 'Autre transporteur',
    })

    // They leave: two orders do, the second says why not and goes on with what remains.
    await tab(page, 'Colis et départ').click()
    await page.getByRole('button', { name: 'Départ', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Faire partir' }).click()
    const stayed = page.getByRole('listitem', { name: second.number })
    await expect(stayed).toContainText('Un colis de cette commande est parti entre-temps')
    await expect(trackingOf(page, second.number)).toHaveValue('00340434161094042557')
    expect((await readOrder(house.api, first.id)).status).toBe('pending_shipping')
    expect((await readOrder(house.api, third.id)).status).toBe('pending_shipping')
    await stayed.getByRole('button', { name: 'Reprendre avec ce qui reste' }).click()
    await page.getByRole('button', { name: 'Départ', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Faire partir' }).click()
    await expect(page.getByText('Tout est parti')).toBeVisible()
    expect((await readOrder(house.api, second.id)).status).toBe('pending_shipping')
    expect(await violations(page)).toEqual([])

    // Delivery notes of what left, and the customer reads where its parcels are.
    await tab(page, 'Bons de livraison').click()
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('article').first()).toContainText('EXP-')
    const read = await buyer.api.get<{ shipments: { trackingNumber: string }[] }>(`/orders/${third.id}`)
    expect(read.shipments.map(({ trackingNumber }) => trackingNumber)).toEqual(['', 'GX-2'])
  })

  test('a scanner ticks what it is held against, and says what it does not count', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const { id } = await orderToValidate(buyer, house)
    for (const transition of ['validated', 'preparation'])
      await house.api.post(`/orders/${id}/transitions`, { transition })
    const wine = await house.api.get<{ id: number; version: number }>(`/products/${house.product.id}`)
    const [ean = ''] = await code(house.api, [wine])
    const asked = (await readOrder(house.api, id)).items[0]?.quantity ?? 0

    await enter(house.email)
    await page.goto(`/orders/dispatch?orders=${JSON.stringify([String(id)])}`)
    const row = page.getByRole('row', { name: new RegExp(house.product.name) })
    await expect(row).toContainText(ean)
    await scan(page, ean)
    await expect(page.getByText(`: 1 sur ${asked}`)).toBeVisible()
    await scan(page, '3017620422003')
    await expect(page.getByText('Code 3017620422003 : aucun vin de cette liste')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(row).toContainText('1 prélevée')
    await scan(page, ean, asked - 1)
    await expect(page.getByText(`: ${asked} sur ${asked}, complet`)).toBeVisible()
    await expect(row.getByRole('checkbox')).toBeChecked()
    await scan(page, ean)
    await expect(page.getByText(/déjà prélevées?\. Ce scan n’est pas compté/)).toBeVisible()
    await expect(row.getByRole('checkbox')).toBeChecked()
    expect(await violations(page)).toEqual([])
  })
})
