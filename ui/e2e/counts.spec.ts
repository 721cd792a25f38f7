import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { violations } from './support/axe'
import { makeSeller, makeWines } from './support/products'
import { code, scan } from './support/scanner'
import { SIZES } from './support/sizes'
import { expect, secondDevice, signIn, test } from './support/test'
import { tooSmall } from './support/touch'

const ADMIN = 'admin@millesime.test'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

/** A supplier with four wines at Dartess, twelve bottles of each on hand; the last one is white. */
async function atDartess() {
  const { person, api } = await makeSeller(own('inventaire'))
  const wines = await makeWines(api, 4)
  const eans = await code(api, wines.slice(0, 3), { warehouse: 'dartess' })
  const [, , , white] = wines
  await api.patch(`/products/${white?.id}`, { version: white?.version, warehouse: 'dartess', colour: 'white' })
  const admin = await Api.as(ADMIN)
  const rows = wines.map((wine) => ({ product: wine['@id'], onHand: 12, expected: 0, reason: 'Premier inventaire' }))
  await admin.post('/stock/corrections', { rows })
  return { person, api, wines, eans }
}

const counted = (page: Page, wine: string) => page.getByRole('textbox', { name: `Comptées de ${wine}` })

/** What was counted of a wine, among the lines of a count. */
const line = (page: Page, wine: string) =>
  page.getByRole('table', { name: 'Produits' }).getByRole('row', { name: new RegExp(wine) })

const number = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

/** Ends the counting with its reason, and waits for the differences. */
async function finish(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Terminer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Terminer le comptage' })
  await dialog.getByRole('textbox', { name: /^Pourquoi/ }).fill(why)
  await dialog.getByRole('button', { name: 'Terminer' }).click()
  await expect(page.getByText('Attend la validation de Dartess')).toBeVisible()
}

test.describe('Stock counts', () => {
  test('a supplier counts a part blindly at Dartess through a lost network, an admin has one counted again and approves', async ({
    page,
    browser,
    enter,
  }) => {
    test.slow()
    await page.setViewportSize(SIZES.tablet)
    const { person, api, wines, eans } = await atDartess()
    await enter(person.email)

    // Begun: the red ones at Dartess, blindly.
    await page.goto('/products/stock')
    await page.getByRole('link', { name: 'Inventaire', exact: true }).click()
    await page.getByRole('link', { name: 'Commencer un inventaire' }).first().click()
    await page.getByRole('radio', { name: 'Dartess' }).check()
    await page.getByRole('radio', { name: 'Une partie' }).check()
    await page.getByRole('button', { name: 'Couleur' }).click()
    await page.getByRole('checkbox', { name: 'Rouge' }).check()
    await page.keyboard.press('Escape')
    await expect(page.getByText('3 produits à compter')).toBeVisible()
    await page.getByRole('checkbox', { name: /Compter à l’aveugle/ }).check()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Commencer à compter' }).click()

    // Counted by scanner, the network cut after the fifth bottle; nothing of what is expected is shown.
    await expect(counted(page, 'Vin 01')).toBeVisible()
    await scan(page, eans[0] ?? '', 5)
    await expect(counted(page, 'Vin 01')).toHaveValue('5')
    let isCut = true
    const keys: (string | undefined)[] = []
    await page.route('**/api/stock_counts/*/entries', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      keys.push(route.request().headers()['idempotency-key'])
      // The server does what it is asked the first time, and nobody hears of it.
      if (keys.length === 1) await route.fetch()
      return isCut ? route.abort('internetdisconnected') : route.continue()
    })
    await scan(page, eans[0] ?? '', 6)
    await scan(page, eans[1] ?? '', 12)
    await counted(page, 'Vin 03').fill('14')
    await counted(page, 'Vin 03').press('Enter')
    await expect(counted(page, 'Vin 01')).toHaveValue('11')
    await expect(counted(page, 'Vin 04')).toHaveCount(0)
    await expect(page.getByText(/attendue/)).toHaveCount(0)
    expect(await tooSmall(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(counted(page, 'Vin 01')).toHaveValue('11')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Hors ligne, 1 envoi en attente')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 envoi en attente')).toBeVisible()
    isCut = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Tout est envoyé')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    await expect(counted(page, 'Vin 01')).toHaveValue('11')
    await expect(counted(page, 'Vin 02')).toHaveValue('12')

    // Proposed, with what differs and what that is worth.
    await finish(page, 'Un carton ouvert')
    await expect(line(page, 'Vin 01')).toContainText('−10,00')
    await expect(line(page, 'Vin 03')).toContainText('+20,00')
    await expect(page.getByText('Écart HT au tarif').locator('xpath=following-sibling::dd')).toHaveText(/\+10,00/)
    expect(await violations(page)).toEqual([])
    const session = await number(page)

    // Dartess is told, and has the doubtful one counted again.
    const office = await secondDevice(browser)
    await signIn(office, ADMIN)
    const desk = await office.newPage()
    await desk.goto('/stock_counts?tab=todo')
    await desk.getByRole('link', { name: session }).click()
    await line(desk, 'Vin 03').getByRole('checkbox').check()
    await desk.getByRole('button', { name: 'Recompter', exact: true }).click()
    const again = desk.getByRole('dialog', { name: 'Recompter un produit' })
    await again.getByRole('textbox').fill('Deux de trop ?')
    expect(await violations(desk)).toEqual([])
    await again.getByRole('button', { name: 'Recompter' }).click()
    await expect(desk.getByText('Recomptage : 2 comptés sur 3')).toBeVisible()

    await page.goto('/stock_counts')
    await page.getByRole('link', { name: session }).click()
    await expect(page.getByText('Deux de trop ?')).toBeVisible()
    await page.getByRole('link', { name: 'Compter', exact: true }).click()
    await expect(counted(page, 'Vin 03')).toHaveValue('')
    await expect(counted(page, 'Vin 01')).toHaveCount(0)
    await scan(page, eans[2] ?? '', 12)
    await expect(counted(page, 'Vin 03')).toHaveValue('12')
    await finish(page, 'Recompté')

    // Approved: the stock is corrected by what differs, and its journal says by which count.
    await desk.reload()
    await desk.getByRole('button', { name: 'Valider', exact: true }).click()
    const approve = desk.getByRole('dialog', { name: 'Valider l’inventaire' })
    await expect(approve).toContainText('Le stock d’un produit est corrigé, pour −10,00')
    expect(await violations(desk)).toEqual([])
    await approve.getByRole('button', { name: 'Valider et corriger le stock' }).click()
    await expect(desk.getByText('L’inventaire est validé, le stock est corrigé')).toBeVisible()
    await office.close()

    const level = (at: number) => api.get<{ onHand: number }>(`/products/${wines[at]?.id}/stock`)
    expect([(await level(0)).onHand, (await level(1)).onHand, (await level(2)).onHand]).toEqual([11, 12, 12])
    await page.goto(`/products/${wines[0]?.id}/stock`)
    await expect(page.getByRole('main')).toContainText(session)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const bell = page.getByRole('dialog', { name: 'Notifications' })
    await expect(bell.getByText('Inventaire validé')).toBeVisible()
    await expect(bell.getByText('Produits à recompter')).toBeVisible()
  })

  test('@daily @phone a supplier counts its own warehouse by hand and approves', async ({ page, enter }) => {
    const { person, api } = await makeSeller(own('main'))
    const [wine] = await makeWines(api, 1)
    await enter(person.email)
    await page.goto('/stock_counts/create')
    await page.getByRole('textbox', { name: 'Intitulé' }).fill('Cave nord')
    await page.getByRole('button', { name: 'Commencer à compter' }).click()
    await page.getByRole('button', { name: 'Un carton de 6 de plus de Vin 01' }).click()
    await page.getByRole('button', { name: 'Une bouteille de plus de Vin 01' }).click()
    await expect(counted(page, 'Vin 01')).toHaveValue('7')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Terminer' }).click()
    const dialog = page.getByRole('dialog', { name: 'Terminer le comptage' })
    await dialog.getByRole('button', { name: 'Terminer' }).click()
    await page.getByRole('button', { name: 'Valider', exact: true }).click()
    await page.getByRole('button', { name: 'Valider et corriger le stock' }).click()
    await expect(page.getByText('Validé, stock corrigé')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect((await api.get<{ onHand: number }>(`/products/${wine?.id}/stock`)).onHand).toBe(7)
  })
})
