import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { violations } from './support/axe'
import { draftsOf } from './support/drafts'
import { makeSeller, makeWines } from './support/products'
import { expect, test } from './support/test'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

interface Stock {
  onHand: number
  available: number
}

/** A supplier of the test's own with two wines, 60 bottles of each, at Dartess or at its own. */
async function makeStock(warehouse: 'dartess' | 'supplier') {
  const { person, api } = await makeSeller(own('retour'))
  const wines = await makeWines(api, 2)
  const admin = await Api.as('admin@millesime.test')
  for (const { id, version } of wines) {
    if (warehouse === 'dartess') await api.patch(`/products/${id}`, { version, warehouse })
    const rows = [{ product: `/api/products/${id}`, onHand: 60, expected: 0, reason: 'Stock du test' }]
    await admin.post('/stock/corrections', { rows })
  }
  const stockOf = (at: number) => api.get<Stock>(`/products/${wines[at]?.id}/stock`)
  return { person, stockOf }
}

/** Adds a wine by the keyboard alone; its quantity is written at once. */
async function add(page: Page, wine: string, bottles: number): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Ajouter un vin' })
  await search.fill(wine)
  await expect(page.getByRole('option', { name: new RegExp(`${wine}.*60 disponibles`) })).toBeVisible()
  await search.press('Enter')
  const quantity = page.getByRole('textbox', { name: `Bouteilles de ${wine}` })
  await expect(quantity).toBeFocused()
  await quantity.fill(String(bottles))
  await quantity.press('Enter')
  await expect(search).toBeFocused()
}

async function chooseReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Raison' }).click()
  await page.getByRole('option', { name: reason }).click()
}

const title = (page: Page) => page.getByRole('heading', { level: 1, name: /^RET-/ })

test.describe('Stock returns', () => {
  test('@daily @phone a supplier takes goods back out of Dartess, which hands them over; another return is deleted', async ({
    page,
    enter,
  }) => {
    test.slow()
    const { person, stockOf } = await makeStock('dartess')
    await enter(person.email)

    // Asked for by the keyboard, through a reload: available stock falls at once, nothing has left.
    await page.goto('/stock_recoveries')
    await expect(page.getByText('Aucun retour de stock')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Créer un retour' }).first().click()
    await page.getByRole('radio', { name: 'Dartess', exact: true }).check()
    await add(page, 'Vin 01', 24)
    await expect.poll(() => draftsOf(page)).toContain('"quantity":24')
    await page.reload()
    await expect(page.getByText('Voici le brouillon laissé ici la dernière fois.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Bouteilles de Vin 01' })).toHaveValue('24')
    await add(page, 'Vin 02', 6)
    await chooseReason(page, 'Étiquetage, emballage')
    await expect(page.getByText('2 vins, 30 bouteilles')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Créer le retour' }).click()
    await expect(title(page)).toBeVisible()
    await expect(page.getByText('L’entrepôt Dartess les remettra', { exact: false })).toBeVisible()
    expect(await stockOf(0)).toMatchObject({ onHand: 60, available: 36 })
    expect(await violations(page)).toEqual([])
    const address = new URL(page.url()).pathname

    // The slip that goes with the goods.
    await page.getByRole('link', { name: 'Bon de retour' }).click()
    await expect(page.getByRole('table', { name: 'Bon de retour' })).toContainText('4 × 6')
    await page.goBack()

    // An administrator finds it among what waits, and hands it over.
    const number = (await title(page).textContent()) ?? ''
    await enter('admin@millesime.test')
    await page.goto('/stock_recoveries?tab=todo')
    await page.getByRole('searchbox').fill(number)
    await page.getByRole('link', { name: number }).click()
    await page.getByRole('button', { name: 'Remettre les bouteilles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remettre les bouteilles' })
    await dialog.getByRole('textbox', { name: /^Commentaire/ }).fill('Enlevées par Kerval')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remettre les bouteilles' }).click()
    await expect(page.getByText('Réceptionné')).toBeVisible()
    expect(await stockOf(0)).toMatchObject({ onHand: 36, available: 36 })

    // The supplier is told, and reads it in the history.
    await enter(person.email)
    await page.goto('/')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('link', { name: /Votre retour de stock est remis/ })
      .click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main')).toContainText('Enlevées par Kerval')
    await expect(page.getByRole('button', { name: 'Autres actions' })).toHaveCount(0)

    // Another one is deleted: its goods are available again.
    await page.goto('/stock_recoveries/create')
    await page.getByRole('radio', { name: 'Dartess', exact: true }).check()
    const search = page.getByRole('combobox', { name: 'Ajouter un vin' })
    await search.fill('Vin 01')
    await expect(page.getByRole('option', { name: /Vin 01.*36 disponibles/ })).toBeVisible()
    await search.press('Enter')
    await page.getByRole('button', { name: 'Reprendre tout ce qui est disponible de Vin 01' }).click()
    await chooseReason(page, 'Invendu')
    await page.getByRole('button', { name: 'Créer le retour' }).click()
    await expect(title(page)).toBeVisible()
    expect(await stockOf(0)).toMatchObject({ onHand: 36, available: 0 })
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Supprimer le retour' }).click()
    const confirm = page.getByRole('dialog', { name: /^Supprimer le retour/ })
    await expect(confirm).toContainText('Les 36 bouteilles redeviennent disponibles')
    expect(await violations(page)).toEqual([])
    await confirm.getByRole('button', { name: 'Supprimer le retour' }).click()
    await expect(page).toHaveURL('/stock_recoveries')
    await expect(page.getByText('1 retour', { exact: true })).toBeVisible()
    expect(await stockOf(0)).toMatchObject({ onHand: 36, available: 36 })
  })

  test('a supplier moves a wine from its own warehouse to Dartess, where a receipt announces it', async ({
    page,
    enter,
  }) => {
    const { person, stockOf } = await makeStock('supplier')
    await enter(person.email)
    await page.goto('/stock_recoveries/create')
    await page.getByRole('radio', { name: 'Déplacer vers Dartess' }).check()
    const search = page.getByRole('combobox', { name: 'Ajouter un vin' })
    await search.fill('Vin 01')
    await expect(page.getByRole('option', { name: /Vin 01/ })).toBeVisible()
    await search.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Bouteilles de Vin 01' })).toHaveValue('60')
    await page.getByRole('button', { name: 'Créer le retour' }).click()
    await page.getByRole('button', { name: 'Remettre les bouteilles' }).click()
    const dialog = page.getByRole('dialog', { name: 'Remettre les bouteilles' })
    await expect(dialog.getByRole('textbox', { name: /^Attendues dans l’autre entrepôt/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Remettre les bouteilles' }).click()
    await page.getByRole('link', { name: 'Voir la réception annoncée' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^REC-/ })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Vin 01')
    expect(await stockOf(0)).toMatchObject({ onHand: 0, available: 0, warehouse: 'dartess', incoming: 60 })
  })
})
