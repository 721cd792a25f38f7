import type { Page } from '@playwright/test'
import type { Api } from './support/api'
import { violations } from './support/axe'
import { letters } from './support/mails'
import { makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { expect, secondDevice, test } from './support/test'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

interface Notices {
  'hydra:member': { kind: string }[]
}

/** How often somebody was told that a wine is back. */
const timesTold = async (api: Api) =>
  (await api.get<Notices>('/notifications'))['hydra:member'].filter(({ kind }) => kind === 'stock_back').length

const thresholdsOf = async (api: Api) =>
  (await api.get<{ 'hydra:member': { threshold: number }[] }>('/stock?order[name]=asc'))['hydra:member'].map(
    ({ threshold }) => threshold,
  )

/** Brings the stock of a wine to what was counted, as its supplier. */
async function count(api: Api, product: string, expected: number, onHand: number): Promise<void> {
  const rows = [{ product, expected, onHand, reason: 'Inventaire' }]
  const { results } = await api.post<{ results: { error: unknown }[] }>('/stock/corrections', { rows })
  expect(results.map(({ error }) => error)).toEqual([null])
}

const threshold = (page: Page, wine: string) => page.getByRole('button', { name: new RegExp(`^Seuil de ${wine}`) })

test.describe('Stock', () => {
  test('@phone @daily-phone a supplier corrects what it counted with a reason, and reads the movement', async ({
    page,
    enter,
  }) => {
    const { person, api } = await makeSeller(own('inventaire'))
    const [, wine] = await makeWines(api, 2)
    await enter(person.email)
    await page.goto('/products/stock')
    const field = page.getByRole('textbox', { name: 'En stock : Vin 02' })
    await field.fill('24')
    await field.press('Enter')
    const bar = page.getByRole('toolbar', { name: 'Corrections à enregistrer' })
    await bar.getByRole('combobox', { name: 'Motif' }).click()
    await page.getByRole('option', { name: 'Entrée sans réception' }).click()
    await bar.getByRole('textbox', { name: /^Précision/ }).fill('Quai 3')
    await bar.getByRole('button', { name: 'Enregistrer la correction' }).click()
    await expect(page.getByText('La correction est enregistrée')).toBeVisible()
    await expect(bar).toBeHidden()
    expect(await violations(page)).toEqual([])

    await page.getByRole('link', { name: 'Vin 02' }).click()
    await expect(page).toHaveURL(`/products/${wine?.id}/stock`)
    const movements = page.getByRole('main')
    await expect(movements).toContainText('Entrée sans réception : Quai 3')
    await expect(movements).toContainText('+24')
    expect(await violations(page)).toEqual([])

    // One product alone is corrected on its own page; what was broken is seen at once.
    await page.getByRole('button', { name: 'Corriger le stock' }).click()
    const dialog = page.getByRole('dialog', { name: 'Corriger le stock' })
    await dialog.getByRole('textbox', { name: 'Bouteilles comptées' }).fill('22')
    await dialog.getByRole('combobox', { name: 'Motif' }).click()
    await page.getByRole('option', { name: 'Casse' }).click()
    await dialog.getByRole('button', { name: 'Enregistrer la correction' }).click()
    await expect(dialog).toBeHidden()
    await expect(movements).toContainText('−2')
    const stock = await api.get<{ onHand: number }>(`/products/${wine?.id}/stock`)
    expect(stock.onHand).toBe(22)
  })

  test('what Dartess counts is there to read for its supplier', async ({ page, enter }) => {
    const { person, api } = await makeSeller(own('dartess'))
    const [shared] = await makeWines(api, 2)
    await api.patch(`/products/${shared?.id}`, { version: shared?.version, warehouse: 'dartess' })
    await enter(person.email)
    await page.goto('/products/stock')
    await expect(page.getByRole('textbox', { name: 'En stock : Vin 02' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'En stock : Vin 01' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Vin 01' }).click()
    await expect(page.getByText('demandez une correction à un administrateur de Millésime')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Corriger le stock' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('a threshold is written by the keyboard alone, and taken back', async ({ page, enter }) => {
    const { person, api } = await makeSeller(own('seuils'))
    await makeWines(api, 3)
    await enter(person.email)
    await page.goto('/products/stock')
    await threshold(page, 'Vin 01').focus()
    for (const value of ['6', '12', '18']) {
      await page.keyboard.type(value)
      await page.keyboard.press('Enter')
    }
    await expect.poll(() => thresholdsOf(api)).toEqual([6, 12, 18])
    await threshold(page, 'Vin 03').focus()
    await page.keyboard.press('Control+z')
    await expect(threshold(page, 'Vin 03')).toHaveText('0')
    await expect.poll(() => thresholdsOf(api)).toEqual([6, 12, 0])
    expect(await violations(page)).toEqual([])
  })

  test('@phone thresholds of chosen products change together, and come back with the undo', async ({ page, enter }) => {
    const { person, api } = await makeSeller(own('ensemble'))
    await makeWines(api, 3)
    await enter(person.email)
    await page.goto('/products/stock')
    for (const wine of ['Vin 01', 'Vin 03']) {
      // By the keyboard: on a telephone the bar of actions lies over the last row.
      await page.getByRole('checkbox', { name: `Sélectionner ${wine}` }).press('Space')
    }
    const bar = page.getByRole('toolbar', { name: 'Actions sur la sélection' })
    await bar.getByRole('button', { name: 'Seuil d’alerte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Seuil d’alerte des produits choisis' })
    await dialog.getByRole('textbox', { name: 'Seuil d’alerte' }).fill('24')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Appliquer à 2 produits' }).click()
    await expect.poll(() => thresholdsOf(api)).toEqual([24, 0, 24])
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(() => thresholdsOf(api)).toEqual([0, 0, 0])
  })

  test('@sizes a buyer who asked is told once that a wine is back, with the way to it', async ({ page, enter }) => {
    test.slow()
    const name = own('retour')
    const { api } = await makeSeller(name)
    const [wine] = await makeWines(api, 1)
    if (!wine) throw new Error('no wine was made')
    await api.patch(`/products/${wine.id}`, { version: wine.version, groups: ['cse'] })
    const buyer = await makePerson('cse', `attend-${name}@exemple.fr`, `Comité ${name}`)
    const other = await makePerson('cse', `autre-${name}@exemple.fr`, `Comité autre ${name}`)
    await enter(buyer.email)
    const connected = page.waitForRequest('**/api/notifications/stream')
    await page.goto(`/products/${wine.id}`)
    await connected
    await expect(page.getByRole('main')).toContainText('Rupture de stock')
    await page.getByRole('button', { name: 'M’alerter', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Ne plus m’alerter' })).toBeVisible()
    expect(await violations(page)).toEqual([])

    await count(api, wine['@id'], 0, 24)
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(/^Notifications, 1 non lue/, { timeout: 30_000 })
    await page.goto('/')
    await bell.click()
    const row = page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('listitem')
      .filter({ hasText: 'Un vin est de nouveau disponible' })
    await expect(row).toContainText('Vin 01')
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`/products/${wine.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Vin 01' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled()

    // It empties and comes back: who asked since is told, who was told is not told again.
    await count(api, wine['@id'], 24, 0)
    await expect
      .poll(async () => (await other.api.get<{ tag: string }>(`/products/${wine.id}`)).tag)
      .toBe('out_of_stock')
    await other.api.put(`/products/${wine.id}/alert`)
    await count(api, wine['@id'], 0, 12)
    await expect.poll(() => timesTold(other.api), { timeout: 30_000 }).toBe(1)
    expect(await timesTold(buyer.api)).toBe(1)
    expect(await letters(buyer.email, 'Vin 01 est de nouveau disponible')).toHaveLength(1)
  })

  test('@sizes a QR code is printed alone, and opens a label without script, cookie or tracking', async ({
    page,
    enter,
    browser,
  }) => {
    const { person, api } = await makeSeller(own('etiquette'))
    const [wine] = await makeWines(api, 1)
    await api.post(`/products/${wine?.id}/lots`, {
      lot: 'L2301',
      ingredients: 'Raisins, conservateur : sulfites',
      allergens: ['sulfites'],
      energyKj: 322,
      energyKcal: 77,
      fat: 0,
      saturates: 0,
      carbohydrate: 0.3,
      sugars: 0.2,
      protein: 0,
      salt: 0,
    })
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await enter(person.email)
    await page.goto(`/products/${wine?.id}/edit`)
    await page.getByRole('button', { name: 'QR code du lot L2301' }).click()
    const qr = page.getByRole('dialog', { name: 'QR code du lot L2301' })
    await qr.getByRole('button', { name: 'Imprimer' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', '')
    await page.emulateMedia({ media: 'print' })
    await expect(qr).toBeHidden()
    await expect(page.getByText('Vin 01, lot L2301')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    const address = (await qr.getByRole('link').getAttribute('href')) ?? ''

    // Somebody who scans it: nobody is signed in on that device.
    const context = await secondDevice(browser)
    const label = await context.newPage()
    const asked: string[] = []
    label.on('request', (request) => asked.push(request.url()))
    const answer = await label.goto(address)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(label.getByRole('heading', { level: 1, name: 'Vin 01' })).toBeVisible()
    await expect(label.getByRole('main')).toContainText('Raisins, conservateur : sulfites')
    await expect(label.getByRole('main')).toContainText('322 kJ')
    expect(asked).toEqual([address])
    expect(await context.cookies()).toEqual([])
    await expect(label.locator('script, img, iframe, form, link[href]')).toHaveCount(0)
    await expect(label.getByRole('link')).toHaveText(['English'])
    expect(await violations(label)).toEqual([])
    await label.getByRole('link', { name: 'English' }).click()
    await expect(label.locator('html')).toHaveAttribute('lang', 'en')
    await expect(label.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await context.close()
  })

  test('@sizes a wine is archived in the list, brought back by the undo, and restored later', async ({
    page,
    enter,
  }) => {
    const { person, api } = await makeSeller(own('liste'))
    const [wine] = await makeWines(api, 1)
    const status = async () => (await api.get<{ status: string }>(`/products/${wine?.id}/sheet`)).status
    const turn = async (item: string) => {
      await page.getByRole('button', { name: 'Actions sur Vin 01' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await enter(person.email)
    await page.goto('/products/list')
    await turn('Désactiver')
    await expect.poll(status).toBe('desactivated')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(status).toBe('active')
    await turn('Désactiver')
    await expect.poll(status).toBe('desactivated')
    await page.reload()
    await turn('Remettre en vente')
    await expect.poll(status).toBe('active')
  })
})
