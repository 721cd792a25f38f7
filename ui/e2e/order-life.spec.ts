import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './support/axe'
import { countClicks } from './support/clicks'
import { houseOf, orderToValidate, readOrder } from './support/orders'
import { settled } from './support/settled'
import { expect, secondDevice, signIn, test, watch } from './support/test'

/** A photo as a telephone would take it. */
const photo = async () => ({
  name: 'casse.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7B1E2E' } })
    .jpeg()
    .toBuffer(),
})

/** The state that stands below the order's number; the history names those to come too. */
const shows = (page: Page, status: string) =>
  expect(
    page
      .getByRole('main')
      .locator('span[data-tone]')
      .filter({ hasText: new RegExp(`^${status}$`) }),
  ).toBeVisible()

const dialogOf = (page: Page) => page.getByRole('dialog')

async function typeQuantity(line: Locator, bottles: number): Promise<void> {
  const field = line.getByRole('textbox').first()
  await field.fill(String(bottles))
  await field.press('Tab')
}

test.describe('The life of an order', () => {
  test('two parcels, two broken bottles that are replaced, and the delivery', async ({
    page,
    buyer,
    enter,
    browser,
  }) => {
    test.slow()
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    const [line] = order.items
    if (!line) throw new Error('the order has a line')
    const name = [line.product.name, line.product.vintage].filter(Boolean).join(' ')
    const path = `/orders/${order.id}`

    // The supplier validates, prepares and ships all but two bottles.
    await enter(house.email)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recommander' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Valider la commande' }).click()
    await page.getByRole('button', { name: 'Commencer la préparation' }).click()
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    await typeQuantity(dialogOf(page).getByRole('listitem'), line.quantity - 2)
    await dialogOf(page).getByRole('textbox', { name: 'Numéro de suivi' }).fill('XY123456789FR')
    await dialogOf(page)
      .getByRole('textbox', { name: 'Lien de suivi' })
      .fill('https://suivi.exemple.test/XY123456789FR')
    expect(await violations(page)).toEqual([])
    await dialogOf(page)
      .getByRole('button', { name: `Expédier ${line.quantity - 2} bouteilles` })
      .click()
    await shows(page, "En cours d'envoi partiel")
    await expect(page.getByText('Il reste 2 bouteilles à expédier.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Suivre XY123456789FR' })).toHaveAttribute('href', /^https:/)
    expect(await violations(page)).toEqual([])

    // The second parcel holds what remains.
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Expédier 2 bouteilles' }).click()
    await shows(page, 'En livraison')
    await expect(page.getByText(/^EXP-\d{4}-\d{6}$/)).toHaveCount(2)

    // The buyer reports two broken bottles from the line, with a photo.
    const elsewhere = await secondDevice(browser)
    await signIn(elsewhere, buyer.email)
    const theirs = await elsewhere.newPage()
    const errors = watch(theirs)
    await theirs.goto(path)
    await settled(theirs)
    const { clicks } = await countClicks(theirs)
    await theirs.getByRole('button', { name: `Actions sur ${name}` }).click()
    await theirs.getByRole('menuitem', { name: 'Signaler un incident' }).click()
    const report = dialogOf(theirs)
    await report
      .getByRole('checkbox', { name: /colis EXP-/ })
      .last()
      .check()
    await report.getByRole('button', { name: 'Un de plus' }).click()
    await report
      .locator('input[type=file]')
      .last()
      .setInputFiles(await photo())
    await expect(report.getByRole('img', { name: 'Photo choisie' })).toBeVisible()
    await expect(report.getByRole('button', { name: 'Signaler l’incident' })).toBeInViewport({ ratio: 1 })
    await report.getByRole('textbox', { name: 'Description' }).fill('Deux bouteilles cassées à l’arrivée.')
    expect(await violations(theirs)).toEqual([])
    await report.getByRole('button', { name: 'Signaler l’incident' }).click()
    await shows(theirs, 'Incident')
    // Six with the press that chooses the photo.
    expect(clicks()).toBeLessThanOrEqual(5)
    await expect(theirs.getByText(/^Un incident a été signalé le /)).toBeVisible()
    await expect(theirs.getByRole('img', { name: `Photo, ${name}` })).toBeVisible()

    // The supplier replaces them.
    await page.goto(path)
    await page.getByRole('button', { name: 'Régler l’incident' }).click()
    await dialogOf(page).getByRole('combobox', { name: 'Décision' }).click()
    await page.getByRole('option', { name: 'Remplacement' }).click()
    await expect(dialogOf(page).getByText('La commande passera à « En préparation ».')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialogOf(page).getByRole('button', { name: 'Régler l’incident' }).click()
    await shows(page, 'En préparation')
    await page.getByRole('button', { name: 'Expédier', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Expédier 2 bouteilles' }).click()
    await shows(page, 'En livraison')

    // The buyer confirms the delivery.
    await theirs.goto(path)
    await theirs.getByRole('button', { name: 'Confirmer la livraison', exact: true }).click()
    await dialogOf(theirs).getByRole('button', { name: 'Confirmer la livraison', exact: true }).click()
    await shows(theirs, 'Livrée')
    expect(['shipped', 'pending_invoice', 'closed']).toContain((await readOrder(buyer.api, order.id)).status)
    expect(errors).toEqual([])
    await elsewhere.close()
  })

  test('is told to who was slower, with what was typed kept', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    await enter(house.email)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Annuler la commande' }).click()
    await dialogOf(page).getByRole('textbox', { name: 'Motif' }).fill('Rupture de stock')
    await house.api.post(`/orders/${order.id}/transitions`, { transition: 'validated' })
    await dialogOf(page).getByRole('button', { name: 'Annuler la commande' }).click()
    await expect(dialogOf(page).getByText('Entre-temps, la commande est passée à « Validée ».')).toBeVisible()
    await expect(dialogOf(page).getByRole('textbox', { name: 'Motif' })).toHaveValue('Rupture de stock')
    await dialogOf(page).getByRole('button', { name: 'Annuler la commande' }).click()
    await shows(page, 'Annulée')
  })

  test('several are validated at once from the list', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const orders = [await orderToValidate(buyer, house), await orderToValidate(buyer, house)]
    await enter(house.email)
    await page.goto(`/orders?customer=${buyer.id}`)
    for (const { number } of orders) await page.getByRole('checkbox', { name: `Sélectionner ${number}` }).check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Valider' }).click()
    await dialogOf(page).getByRole('button', { name: 'Valider 2 commandes' }).click()
    await expect(page.getByText('2 commandes validées')).toBeVisible()
    for (const { id } of orders) expect((await readOrder(house.api, id)).status).toBe('validated')
  })

  test('@sizes its papers are printed without prices', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    await enter(house.email)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await page.getByRole('menuitem', { name: 'Bon de préparation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bon de préparation' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { level: 2, name: `Bon de préparation ${order.number}` })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(sheet).not.toContainText('€')
  })

  test('@phone the parties write to one another about a line', async ({ page, buyer, enter }) => {
    const house = await houseOf(buyer)
    const order = await orderToValidate(buyer, house)
    const name = [order.items[0]?.product.name, order.items[0]?.product.vintage].filter(Boolean).join(' ')
    await enter(buyer.email)
    await page.goto(`/orders/${order.id}`)
    await page.getByRole('button', { name: `Actions sur ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Écrire à propos de cette ligne' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByRole('textbox', { name: 'Votre message' }).fill('Pouvez-vous livrer avant vendredi ?')
    await messages.getByRole('button', { name: 'Envoyer' }).click()
    await expect(messages.getByRole('listitem').filter({ hasText: name })).toContainText('livrer avant vendredi')
    expect(await violations(page)).toEqual([])
  })
})
