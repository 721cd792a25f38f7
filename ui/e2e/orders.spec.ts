import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Api, type Order } from './support/api'
import { violations } from './support/axe'
import { placeOrder } from './support/carts'
import { makePerson } from './support/parties'
import { takeOne } from './support/people'
import { SIZES } from './support/sizes'
import { buyerOf, expect, secondDevice, signIn, test } from './support/test'
import { euros } from './support/wording'

/** Where the page stands, and the numbers of the orders in sight. */
const viewOf = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= 100 && bottom <= window.innerHeight - 110
    })
    const names = rows.map((row) => row.querySelector('[data-row-link]')?.textContent ?? '')
    return { y: Math.round(window.scrollY), rows: names.filter(Boolean) }
  })

/** The view once its rows have come: right after a long way they are still on their way. */
async function loadedViewOf(page: Page) {
  await expect.poll(async () => (await viewOf(page)).rows.length).toBeGreaterThan(3)
  return viewOf(page)
}

test.describe('The orders', () => {
  test('of a supplier are filtered, sorted and searched in the address', async ({ page, enter }) => {
    await enter('fournisseur@millesime.test')
    await page.goto('/orders')
    const table = page.getByRole('table', { name: 'Commandes' })
    const rows = table.getByRole('row')
    await expect(rows.nth(1)).toBeVisible()

    await page
      .getByRole('navigation', { name: 'État des commandes' })
      .getByRole('button', { name: /^Livrées/ })
      .click()
    await expect(page).toHaveURL(/tab=delivered/)
    await page.locator('button[aria-haspopup=dialog]', { hasText: 'Statut' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Annulée', exact: true }).check()
    await expect(page).toHaveURL(/status=/)
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toContainText('Annulée')
    const address = page.url()
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(rows.nth(1)).toContainText('Annulée')
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await expect(page).not.toHaveURL(/status=/)

    const total = table.getByRole('columnheader', { name: 'Total HT' })
    await total.getByRole('button').click()
    await expect(total).toHaveAttribute('aria-sort', 'ascending')

    await page.getByRole('searchbox', { name: 'N° ou client' }).fill('rien de tel')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await expect(rows.nth(1)).toBeVisible()
  })

  test('@phone @tablet back and forward find the same rows', async ({ page, enter, isMobile }) => {
    await enter('admin@millesime.test')
    // Oldest first: what others order meanwhile comes behind and moves no row.
    await page.goto('/orders?sort=createdAt')
    const table = page.getByRole('table', { name: 'Commandes' })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await page.evaluate(() => window.scrollTo(0, 40_000))
    await expect(page).toHaveURL(/row=\d+/)
    const view = await loadedViewOf(page)
    expect(await table.getByRole('row').count()).toBeLessThan(80)

    await table.getByRole('link', { name: view.rows[2] ?? '' }).click()
    await expect(page.getByRole('heading', { level: 1, name: view.rows[2] ?? '' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => viewOf(page)).toEqual(view)

    // Telephones have no head to click on in the middle of a list.
    if (isMobile) return
    await table.getByRole('columnheader', { name: 'Total HT' }).getByRole('button').click()
    await expect(page).toHaveURL('/orders?sort=totalPriceTaxExcl')
    await expect(page.getByRole('button', { name: 'Haut de la liste' })).toBeHidden()
    await page.goBack()
    await expect.poll(() => viewOf(page)).toEqual(view)
    await page.goForward()
    await expect(page).toHaveURL('/orders?sort=totalPriceTaxExcl')
    await expect(page.getByRole('button', { name: 'Haut de la liste' })).toBeHidden()
  })

  test('@sizes a shared link opens the same view', async ({ page, enter, browser }) => {
    await enter('admin@millesime.test')
    await page.goto('/orders?tab=delivered&sort=-totalPriceTaxExcl')
    await expect(page.getByRole('table', { name: 'Commandes' })).toHaveAttribute('aria-busy', 'false')
    await page.evaluate(() => window.scrollTo(0, 30_000))
    await expect(page).toHaveURL(/row=\d+/)
    const { rows } = await loadedViewOf(page)
    const elsewhere = await secondDevice(browser)
    await signIn(elsewhere, 'admin@millesime.test')
    const theirs = await elsewhere.newPage()
    await theirs.goto(page.url())
    await expect.poll(async () => (await viewOf(theirs)).rows).toContain(rows[0])
    expect(theirs.url()).toBe(page.url())
    await elsewhere.close()
  })

  for (const broken of ['row=99999999', 'row=-1', 'row=x&sort=colour&tab=moon', 'columns=%5B"nothing"%5D&status=1']) {
    test(`open whole at ?${broken}`, async ({ page, enter }) => {
      await enter('admin@millesime.test')
      await page.goto(`/orders?${broken}`)
      await expect(
        page.getByRole('table', { name: 'Commandes' }).getByRole('link', { name: /^CMD-/ }).first(),
      ).toBeVisible()
      await expect(page.getByText(/\d–[\d\s]+ sur [\d\s]+ commandes/)).toBeVisible()
    })
  }

  test('are chosen and exported as a file for spreadsheets', async ({ page, enter }) => {
    await enter('admin@millesime.test')
    await page.goto('/orders')
    const boxes = page.getByRole('checkbox', { name: /^Sélectionner CMD/ })
    await boxes.nth(0).check()
    await boxes.nth(3).click({ modifiers: ['Shift'] })
    await expect(page.getByText('4 sélectionnées')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exporter (CSV)' }).click()
    const file = await (await download).path()
    const lines = readFileSync(file, 'utf8').trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFCommande;Date;Statut;Client;Fournisseur;Bouteilles;Total HT;Total TTC')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toMatch(/^CMD-[\d-]+;\d\d\/\d\d\/\d{4};.*;\d+;\d+,\d\d;\d+,\d\d$/)
  })

  test('are kept as a view under a name', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    await page.goto('/orders?tab=delivered&sort=number')
    await page.getByRole('button', { name: 'Vues', exact: true }).click()
    await page.getByRole('button', { name: 'Enregistrer la vue' }).click()
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Reçues')
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer la vue' }).click()
    await expect(page.getByRole('button', { name: 'Vues, Reçues' })).toBeVisible()
    await page.goto('/orders')
    await page.getByRole('button', { name: 'Vues', exact: true }).click()
    await page.getByRole('button', { name: 'Reçues', exact: true }).click()
    await expect(page).toHaveURL('/orders?tab=delivered&sort=number')
    await page.getByRole('button', { name: 'Vues, Reçues' }).click()
    await page.getByRole('button', { name: 'Supprimer la vue Reçues' }).click()
    await expect(page.getByText('Vue « Reçues » supprimée')).toBeVisible()
  })

  test('are found by number', async ({ page, buyer, enter }) => {
    const [order] = await buyer.api.orders('itemsPerPage=1')
    if (!order) throw new Error('this buyer has no order')
    await enter(buyer.email)
    await page.goto('/orders')
    await page.getByRole('searchbox', { name: 'N° ou fournisseur' }).fill(order.number.toLowerCase())
    await expect(page).toHaveURL(/\/orders\?search=/)
    await page.getByRole('link', { name: order.number }).click()
    await expect(page.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Commandes', exact: true }).click()
    await expect(page).toHaveURL(/\/orders\?search=/)
  })

  test('@sizes an order keeps its lines, its totals and its history (R-2.030)', async ({ page, buyer, enter }) => {
    const [iri = ''] = await placeOrder(buyer, buyer.products.slice(1, 2))
    const order = await buyer.api.get<Order & { timeline: unknown[]; items: { product: { name: string } }[] }>(
      iri.replace('/api', ''),
    )
    await enter(buyer.email)
    await page.goto(iri.replace('/api', ''))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: order.number })).toBeVisible()
    await expect(main.getByText(order.items[0]?.product.name ?? '').first()).toBeVisible()
    await expect(main.getByText(euros(order.totalPriceTaxIncl)).first()).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Suivi' })).toBeVisible()
    // What the house does by itself after an order may have come between.
    const history = main
      .getByRole('list')
      .filter({ has: page.locator('time') })
      .getByRole('listitem')
    await expect.poll(() => history.count()).toBeGreaterThanOrEqual(order.timeline.length)
    await expect(main.getByText(order.supplier.company).first()).toBeVisible()
    await page.setViewportSize(SIZES.tablet)
    const lines = await main.getByRole('table', { name: 'Lignes de la commande' }).boundingBox()
    const follow = await main.getByRole('heading', { name: 'Suivi' }).boundingBox()
    if (!lines || !follow) throw new Error('lines and history are shown')
    expect(follow.y, 'the lines have the whole width').toBeGreaterThan(lines.y + lines.height)
  })

  test('@sizes an order is ordered again, and taken back', async ({ page, buyer, enter }) => {
    const [iri = ''] = await placeOrder(buyer, buyer.products.slice(0, 1))
    await enter(buyer.email)
    await page.goto(iri.replace('/api', ''))
    await page.getByRole('button', { name: 'Recommander' }).click()
    const summary = page.getByRole('dialog')
    await expect(summary.getByText('Un produit ajouté au panier. Aucun prix n’a changé.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await summary.getByRole('button', { name: 'Annuler l’ajout' }).click()
    await expect(summary).toBeHidden()
    await expect(page.getByRole('button', { name: 'Panier, vide' }).first()).toBeVisible()

    await page.getByRole('button', { name: 'Recommander' }).click()
    await summary.getByRole('link', { name: 'Passer commande' }).click()
    await expect(page).toHaveURL(/\/cart\//)
    const { suppliers } = await buyer.api.cart()
    expect(suppliers.flatMap(({ items }) => items.map(({ product }) => product.id))).toEqual([buyer.products[0]?.id])
  })

  test('an order is printed without the shell around it', async ({ page, buyer, enter }) => {
    const [order] = await buyer.api.orders('itemsPerPage=1')
    await enter(buyer.email)
    await page.goto(`/orders/${order?.id}`)
    await expect(page.getByRole('heading', { level: 1, name: order?.number ?? '' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 2, name: `Commande ${order?.number}` })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(1)
  })

  test('@sizes an individual reads every amount with tax: lines and carriage come to the total', async ({
    page,
    enter,
  }) => {
    const { project, retry } = test.info()
    const email = `claire-${project.name}-${retry}-${Date.now()}@exemple.fr`
    await makePerson('customer', email, '')
    const buyer = await buyerOf(email)
    const [iri = ''] = await placeOrder(buyer, buyer.products.slice(0, 2))
    await enter(email)
    await page.goto(iri.replace('/api', ''))
    const main = page.getByRole('main')
    const table = main.getByRole('table', { name: 'Lignes de la commande' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    const cents = (text: string | null) => Number(text?.replaceAll(/\D/g, ''))
    const amountOf = async (label: RegExp) => {
      const row = main.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) })
      return cents(await row.locator('dd').textContent())
    }
    const lines = (await table.locator('tbody b').allTextContents()).map(cents)
    const goods = await amountOf(/^Sous-total TTC$/)
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(goods)
    const carriage = await amountOf(/^Port (et préparation )?TTC$/)
    expect(carriage).toBeGreaterThan(0)
    const total = await amountOf(/^Total TTC$/)
    expect(goods + carriage).toBe(total)
    // Wine alone: the 20 % lie within the total.
    expect(await amountOf(/^dont TVA 20\s%$/)).toBe(Math.round(total / 6))
    await expect(main).not.toContainText(/\bHT\b/)
    expect(await violations(page)).toEqual([])
  })

  test('one is followed by the next, and leads back to the list as it was left', async ({ page, enter }) => {
    await enter('fournisseur@millesime.test')
    await page.goto('/orders?tab=delivered&sort=totalPriceTaxExcl')
    await page.getByRole('table', { name: 'Commandes' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/orders\/\d+$/)
    const first = page.url()
    await page.getByRole('link', { name: /^Commande suivante/ }).click()
    await expect(page).not.toHaveURL(first)
    await page.getByRole('link', { name: /^Commande précédente/ }).click()
    await expect(page).toHaveURL(first)
    await page.getByRole('main').getByRole('link', { name: 'Commandes', exact: true }).click()
    await expect(page).toHaveURL(/\/orders\?tab=delivered&sort=totalPriceTaxExcl/)
  })

  test.describe('of others', () => {
    test('are not there (R-8.010)', async ({ page, buyer, restaurants, enter }) => {
      const [order] = await buyer.api.orders('itemsPerPage=1')
      await enter(takeOne(restaurants).email)
      await page.goto(`/orders/${order?.id}`)
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    })
  })

  test('a new order appears to its supplier without a reload', async ({ page, buyer, enter }) => {
    const product = buyer.products.find(({ supplier }) => supplier.company === 'Maison Verdelune') ?? buyer.products[2]
    if (!product) throw new Error('a product is needed')
    const suppliers = await (await Api.as('admin@millesime.test')).people('/suppliers')
    const supplier = suppliers.find(({ id }) => id === product.supplier.id)
    await enter(supplier?.email ?? '')
    await page.goto('/orders')
    await expect(page.getByRole('table', { name: 'Commandes' })).toBeVisible()
    const [iri = ''] = await placeOrder(buyer, [product])
    const { number } = await buyer.api.get<Order>(iri.replace('/api', ''))
    // The list looks again every 15 s.
    await expect(page.getByRole('link', { name: number })).toBeVisible({ timeout: 30_000 })
  })
})
