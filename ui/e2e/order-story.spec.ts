import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Order, Product } from './support/api'
import { violations } from './support/axe'
import { fillCheckout, leastOf } from './support/carts'
import { letters } from './support/mails'
import { button, toast } from './support/network'
import { makeParties, SUPPLIER } from './support/parties'
import { settled } from './support/settled'
import { expect, secondDevice, signIn, test } from './support/test'
import { euros, titleOf } from './support/wording'

type Parties = Awaited<ReturnType<typeof makeParties>>

interface Quotation extends Order {
  revision: number
  items: { id: number; product: { id: number; name: string }; quantity: number; unitPriceTaxExcl: number }[]
}

/** Two of the supplier's products that go by the carton, of which there is plenty. */
async function twoProducts({ buyer, supplier }: Parties): Promise<[Product, Product]> {
  const { id } = await supplier.me()
  const all = await buyer.api.products(`supplier=${id}&available=true&itemsPerPage=200&order[name]=asc`)
  const [one, other] = all.filter(
    (product) =>
      product.supplier.id === id &&
      product.available > 300 &&
      product.orderMultiple === product.unitsPerCarton &&
      product.minQuantity <= 12,
  )
  if (!one || !other) throw new Error('the supplier sells nothing by the carton')
  return [one, other]
}

/** Somebody's own browser, signed in. */
async function seat(browser: Browser, email: string): Promise<Page> {
  const context = await secondDevice(browser)
  await signIn(context, email)
  return context.newPage()
}

/** What a page tells a screen reader, and shows otherwise. */
const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached()

/** The order is shown as it stands, and can be worked on. */
async function open(page: Page, path: string, number: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await settled(page)
}

/** Sends a parcel; lines not named leave whole. */
async function ship(page: Page, tracking: string, sent: [product: Product, bottles: number][] = []): Promise<void> {
  await button(page, 'Expédier').click()
  const dialog = page.getByRole('dialog', { name: /^Expédier/ })
  for (const [product, bottles] of sent) {
    const quantity = dialog.getByRole('group', { name: `Quantité expédiée, ${titleOf(product)}` }).getByRole('textbox')
    await quantity.fill(String(bottles))
    await quantity.press('Enter')
    await expect(quantity).toHaveValue(String(bottles))
  }
  await dialog.getByRole('textbox', { name: 'Transporteur' }).fill('Transports Lacombe')
  await dialog.getByRole('textbox', { name: 'Numéro de suivi' }).fill(tracking)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Expédier/ }).click()
  await expect(dialog).toHaveCount(0)
}

/** What a camera gives: broken glass on a cellar's floor would not say more to the program. */
const photo = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#5B2333' } })
    .jpeg()
    .toBuffer()

/** A mail as its reader sees it, whose one button leads to a screen of the product. */
async function readLetter(page: Page, html: string, subject: string, words: RegExp[], action: string): Promise<string> {
  await page.goto('about:blank')
  await page.setContent(html)
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  for (const text of words) await expect(page.locator('body')).toContainText(text)
  const link = page.getByRole('link', { name: action, exact: true })
  await expect(link).toHaveCount(1)
  const href = (await link.getAttribute('href')) ?? ''
  // The same address is written out once more, for readers that show no buttons.
  await expect(page.getByRole('link')).toHaveCount(2)
  await expect(page.getByRole('link', { name: href, exact: true })).toHaveCount(1)
  return new URL(href).pathname
}

test('an order from its quotation to its replaced bottles', async ({ browser, page: supplierPage, enter }) => {
  // Three people at work, and their mails.
  test.setTimeout(300_000)
  const parties = await makeParties(`du-recit-${crypto.randomUUID().slice(0, 6)}`)
  const { agent, buyer } = parties
  const [one, other] = await twoProducts(parties)
  const agentPage = await seat(browser, agent.email)
  const buyerPage = await seat(browser, buyer.email)
  await enter(SUPPLIER.email)

  const proposed = await test.step('the agent proposes a quotation from the cart of its customer', async () => {
    await fillCheckout({ ...buyer, api: agent.api, products: [] }, [one, other])
    await agentPage.goto('/cart/summary')
    await expect(agentPage.getByRole('main').getByText(titleOf(one)).filter({ visible: true }).first()).toBeVisible()
    await button(agentPage, /^Continuer/).click()
    expect(await violations(agentPage)).toEqual([])
    await button(agentPage, 'Envoyer le devis au client').click()
    await expect(agentPage.getByRole('heading', { level: 1, name: 'Devis envoyé au client' })).toBeVisible()
    await agentPage.getByRole('main').locator('a[href^="/quotations/"]').click()
    await expect(agentPage).toHaveURL(/\/quotations\/\d+$/)
    return agent.api.get<Quotation>(new URL(agentPage.url()).pathname)
  })
  const path = `/quotations/${proposed.id}`
  const number = proposed.number
  const [line] = proposed.items
  // Five per cent less, which the agent may grant.
  const wish = Math.round((line?.unitPriceTaxExcl ?? 0) * 95) / 100

  await test.step('the buyer counters one line', async () => {
    await open(buyerPage, path, number)
    await button(buyerPage, 'Négocier').click()
    await buyerPage
      .getByRole('textbox', { name: `Prix souhaité HT, ${titleOf(one)}` })
      .fill(String(wish).replace('.', ','))
    await buyerPage
      .getByRole('textbox', { name: /^Message/ })
      .first()
      .fill('Un petit geste sur cette cuvée ?')
    expect(await violations(buyerPage)).toEqual([])
    await button(buyerPage, 'Envoyer la contre-proposition').click()
    await toast(buyerPage, `Contre-proposition envoyée à ${SUPPLIER.company}`)
  })

  const confirmed = await test.step('the agent confirms it in a revision', async () => {
    await open(agentPage, path, number)
    await expect(agentPage.getByText('Un petit geste sur cette cuvée ?').first()).toBeVisible()
    await button(agentPage, `Accorder ce prix, ${titleOf(one)}`).click()
    await expect(agentPage.getByText('Prix souhaité accordé')).toBeVisible()
    expect(await violations(agentPage)).toEqual([])
    await button(agentPage, 'Envoyer au client').click()
    await toast(agentPage, `Proposition envoyée à ${buyer.company}`)
    return buyer.api.get<Quotation>(path)
  })

  const order = await test.step('the buyer accepts and so orders', async () => {
    await open(buyerPage, path, number)
    await buyerPage.getByRole('checkbox', { name: /^J’accepte les conditions générales/ }).check()
    const accept = button(buyerPage, /^Accepter et commander/)
    await expect(accept).toHaveText(euros(confirmed.totalPriceTaxIncl))
    await accept.click()
    await expect(buyerPage.getByText(/^Devis accepté le/)).toBeVisible()
    const placed = await buyer.api.get<Order>(`/orders/${proposed.id}`)
    expect(placed.totalPriceTaxIncl).toBe(confirmed.totalPriceTaxIncl)
    await buyerPage.getByRole('link', { name: `Voir la commande ${placed.number}` }).click()
    await expect(buyerPage.getByRole('heading', { level: 1, name: placed.number })).toBeVisible()
    return placed
  })
  const orderPath = `/orders/${order.id}`

  await test.step('the supplier validates and prepares', async () => {
    await open(supplierPage, orderPath, order.number)
    await button(supplierPage, 'Valider la commande').click()
    await said(supplierPage, 'Commande validée')
    await button(supplierPage, 'Commencer la préparation').click()
    await said(supplierPage, 'Préparation commencée')
  })

  await test.step('and ships in two parcels', async () => {
    await ship(supplierPage, 'LAC-1', [[other, 0]])
    await expect(supplierPage.getByText(/^Il reste \d+ bouteilles à expédier/)).toBeVisible()
    await ship(supplierPage, 'LAC-2')
    await expect(supplierPage.getByText(/^Il reste \d+/)).toHaveCount(0)
  })

  await test.step('the buyer reports two broken bottles with a photo', async () => {
    await open(buyerPage, orderPath, order.number)
    await expect(buyerPage.getByText('Suivi LAC-1')).toBeVisible()
    await expect(buyerPage.getByText('Suivi LAC-2')).toBeVisible()
    await button(buyerPage, 'Autres actions').click()
    await buyerPage.getByRole('menuitem', { name: 'Signaler un incident' }).click()
    const dialog = buyerPage.getByRole('dialog', { name: `Incident sur ${order.number}` })
    await dialog.getByRole('checkbox', { name: titleOf(one) }).check()
    const broken = dialog.getByRole('group', { name: `Bouteilles concernées, ${titleOf(one)}` }).getByRole('textbox')
    await broken.fill('2')
    await broken.press('Enter')
    await dialog.getByRole('textbox', { name: /^Description/ }).fill('Carton écrasé, deux bouteilles cassées')
    await dialog.getByRole('button', { name: 'Signaler l’incident' }).click()
    await expect(dialog.getByText('Une photo est nécessaire pour des bouteilles cassées.')).toBeVisible()
    const chooser = buyerPage.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choisir une photo' }).click()
    await (await chooser).setFiles({ name: 'casse.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await expect(dialog.getByRole('img', { name: 'Photo choisie' })).toBeVisible()
    expect(await violations(buyerPage)).toEqual([])
    await dialog.getByRole('button', { name: 'Signaler l’incident' }).click()
    await said(buyerPage, 'Incident signalé')
  })

  await test.step('the supplier replaces them, and ships the replacement', async () => {
    await open(supplierPage, orderPath, order.number)
    await expect(supplierPage.getByText('Carton écrasé, deux bouteilles cassées').first()).toBeVisible()
    await button(supplierPage, 'Régler l’incident').click()
    const dialog = supplierPage.getByRole('dialog', { name: `Régler l’incident sur ${order.number}` })
    await dialog.getByRole('combobox', { name: 'Décision' }).click()
    await supplierPage.getByRole('option', { name: 'Remplacement' }).click()
    await expect(dialog.getByText('La commande passera à « En préparation ».')).toBeVisible()
    expect(await violations(supplierPage)).toEqual([])
    await dialog.getByRole('button', { name: 'Régler l’incident' }).click()
    await said(supplierPage, 'Incident réglé')
    await ship(supplierPage, 'LAC-3')
    await expect(supplierPage.getByText('Suivi LAC-3')).toBeVisible()
  })

  await test.step('the buyer confirms the delivery', async () => {
    await open(buyerPage, orderPath, order.number)
    await expect(buyerPage.getByText('Suivi LAC-3')).toBeVisible()
    await button(buyerPage, /^Confirmer la livraison$/).click()
    const dialog = buyerPage.getByRole('dialog', { name: `Livraison de ${order.number}` })
    await dialog.getByRole('button', { name: 'Confirmer la livraison' }).click()
    await said(buyerPage, 'Livraison confirmée')
    await expect(buyerPage.getByText(/^Livrée le/).first()).toBeVisible()
  })

  await test.step('the mails of the story say so, and lead to the right screens', async () => {
    const bottles = (count: number) => new RegExp(`${count} bouteilles`)
    const reader = await (await secondDevice(browser)).newPage()
    const first = leastOf(one)
    const second = leastOf(other)
    const answer = `Devis ${number}, version 2 : votre réponse est attendue`
    const parcel = `Commande ${order.number} : un colis est en route`
    const told: [Page, string, string, RegExp[][], string][] = [
      [buyerPage, buyer.email, `Votre devis ${number}`, [[euros(proposed.totalPriceTaxIncl)]], 'Voir le devis'],
      [
        buyerPage,
        buyer.email,
        `Votre devis ${number}, version 3`,
        [[euros(confirmed.totalPriceTaxIncl)]],
        'Voir le devis',
      ],
      [supplierPage, SUPPLIER.email, answer, [[/fait une contre-proposition/]], 'Voir le devis'],
      [agentPage, agent.email, answer, [[/fait une contre-proposition/]], 'Voir le devis'],
      [
        supplierPage,
        SUPPLIER.email,
        `Nouvelle commande ${order.number}`,
        [[new RegExp(buyer.company), euros(order.totalPriceTaxIncl)]],
        'Voir la commande',
      ],
      [
        buyerPage,
        buyer.email,
        parcel,
        [
          [bottles(first), /Transports Lacombe/, /LAC-1/],
          [bottles(second), /LAC-2/],
          [bottles(2), /LAC-3/],
        ],
        'Voir la commande',
      ],
      [
        supplierPage,
        SUPPLIER.email,
        `Incident sur la commande ${order.number}`,
        [[/casse, 2 bouteilles/]],
        'Voir la commande',
      ],
      [
        buyerPage,
        buyer.email,
        `Commande ${order.number} : l’incident est réglé`,
        [[/remplacement de 2 bouteilles/, /en préparation/]],
        'Voir la commande',
      ],
    ]
    for (const [page, email, subject, words, action] of told) {
      const sent = await letters(email, subject, words.length)
      expect(sent).toHaveLength(words.length)
      let link = ''
      for (const [at, { html }] of sent.entries())
        link = await readLetter(reader, html, subject, words[at] ?? [], action)
      await page.goto(link)
      const heading = link.startsWith('/quotations/') ? number : order.number
      expect(link).toBe(link.startsWith('/quotations/') ? path : orderPath)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await reader.context().close()
  })

  await agentPage.context().close()
  await buyerPage.context().close()
})
