import type { Page } from '@playwright/test'
import { fillCart, fillCheckout, leastOf, placeOrder, unusual } from './support/carts'
import { makePerson } from './support/parties'
import { settled } from './support/settled'
import { expect, secondDevice, signIn, test } from './support/test'
import { Walk } from './support/walk'

const quantityIn = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^Quantité de ${name}`) })

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Panier/ })

test.describe('A toast that goes by itself', () => {
  test.use({ toastsGo: true })

  test('a toast tells what was added and leads to the furthest step (R-2.080, R-2.081, R-2.083, R-4.045)', async ({
    page,
    buyer,
    enter,
  }) => {
    const product = await unusual(buyer)
    await enter(buyer.email)
    await page.goto(`/products/${product.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Le produit a été ajouté au panier' })
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden()
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Voir le panier' }).click()
    await expect(page).toHaveURL('/cart/carrier')
  })
})

test.describe('The cart', () => {
  test('the toast leads to the summary once validation is open (R-2.082)', async ({ page, buyer, enter }) => {
    const [first, second] = buyer.products
    if (!first || !second) throw new Error('two products are needed')
    await fillCheckout(buyer, [first])
    await enter(buyer.email)
    await page.goto(`/products/${second.id}`)
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await page.getByRole('link', { name: 'Voir le panier' }).click()
    await expect(page).toHaveURL('/cart/summary')
  })

  test('@sizes the dock covers little, at the bottom of products alone, and tells how far each supplier is', async ({
    page,
    buyer,
    enter,
    isMobile,
  }) => {
    await fillCart(buyer, buyer.products.slice(0, 3))
    await enter(buyer.email)
    const dock = page.getByRole('region', { name: 'Votre commande' })
    await page.goto('/products/grid?search=qqqwww')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await expect(dock).toBeHidden()
    // A phone's cards leave no room for it: the cart is in the tabs.
    if (isMobile) {
      await page.goto('/products/grid')
      await settled(page)
      await expect(dock).toBeHidden()
    }
    const places = isMobile ? ['/products/grid?view=table'] : ['/products/grid', '/products/grid?view=table']
    for (const path of places) {
      await page.goto(path)
      await expect(dock).toBeVisible()
      await settled(page)
      const { y = 0, height = 0 } = (await dock.boundingBox()) ?? {}
      const screen = page.viewportSize()?.height ?? 0
      expect(height, path).toBeLessThan(screen / 6)
      // On a phone the table's foot and the tabs are below it.
      expect(screen - y - height, path).toBeLessThan(screen / (isMobile ? 7 : 8))
    }
    await dock.locator('summary').click()
    const { suppliers } = await buyer.api.cart()
    const limited = suppliers.filter(({ franco }) => franco.value !== null || franco.quantity !== null)
    await expect(dock.getByRole('listitem')).toHaveCount(limited.length)
    for (const { supplier } of limited) await expect(dock.getByText(supplier.company, { exact: true })).toBeVisible()
  })

  test('adding what is there adds to its quantity (R-4.020)', async ({ page, buyer, enter }) => {
    const [product] = buyer.products
    if (!product) throw new Error('a product is needed')
    await enter(buyer.email)
    await page.goto(`/products/${product.id}`)
    const add = page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true })
    await add.click()
    await add.click()
    await expect(page.getByText(new RegExp(`^${2 * leastOf(product)} bouteilles déjà au panier`)).first()).toBeVisible()
    await expect.poll(async () => (await buyer.api.cart()).suppliers[0]?.items[0]?.quantity).toBe(2 * leastOf(product))
  })

  test('@sizes stays after a reload and waits on another device', async ({ page, browser, buyer, enter }) => {
    const [product] = buyer.products
    if (!product) throw new Error('a product is needed')
    await enter(buyer.email)
    await page.goto(`/products/grid?search=${encodeURIComponent(product.name)}`)
    await quantityIn(page, product.name).first().getByRole('button', { name: 'Un de plus' }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)
    await expect.poll(async () => (await buyer.api.cart()).totalUnitProduct).toBeGreaterThan(0)
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)

    const context = await secondDevice(browser)
    await signIn(context, buyer.email)
    const other = await context.newPage()
    await other.goto('/cart')
    await expect(cartButton(other)).toHaveAccessibleName(/1 produit/)
    await context.close()
  })

  test('a removed line comes back with one click, and an emptied cart too (R-4.021)', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCheckout(buyer, buyer.products.slice(0, 2))
    await enter(buyer.email)
    await page.goto('/cart/summary')
    await page
      .getByRole('button', { name: /^Retirer/ })
      .first()
      .click()
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/2 produits/)
    await page.getByRole('button', { name: 'Vider le panier' }).first().click()
    await expect(page.getByText('Votre panier est vide').first()).toBeVisible()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/2 produits/)
  })

  test('emptying keeps a restaurant as its own customer and forgets the comment (R-4.024, R-4.025)', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCart(buyer, buyer.products.slice(0, 1), { comment: 'Livrer avant midi' })
    await enter(buyer.email)
    await page.goto('/cart/carrier')
    await expect(page.getByLabel('Commentaire')).toHaveValue('Livrer avant midi')
    await page.getByRole('button', { name: 'Vider le panier' }).first().click()
    await expect(page).toHaveURL('/cart/customer')
    await expect(page.getByRole('region', { name: 'Client de la commande' })).toBeVisible()
    await expect.poll(async () => (await buyer.api.cart()).comment).toBe('')
  })

  test('@daily two devices that change one cart lose nothing', async ({ page, browser, buyer, enter }) => {
    const [first, second] = buyer.products
    if (!first || !second) throw new Error('two products are needed')
    await enter(buyer.email)
    await page.goto(`/products/${first.id}`)
    const context = await secondDevice(browser)
    await signIn(context, buyer.email)
    const other = await context.newPage()
    await other.goto(`/products/${second.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await expect.poll(async () => (await buyer.api.cart()).suppliers.length).toBe(1)
    await other.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await expect.poll(async () => (await buyer.api.cart()).suppliers.length).toBe(2)
    await expect(cartButton(other)).toHaveAccessibleName(/2 produits/)
    await context.close()
  })
})

test.describe('The steps of the cart', () => {
  const steps = (page: Page) => page.getByRole('navigation', { name: 'Étapes de la commande' })

  test('are four, and begin with the customer (R-2.020, R-2.070, R-2.075, R-2.076, R-9.016)', async ({
    page,
    buyer,
    enter,
  }) => {
    await enter(buyer.email)
    await page.goto('/cart')
    await expect(page).toHaveURL('/cart/customer')
    await expect(steps(page).getByRole('listitem')).toHaveText([/Client/, /Livraison/, /Récapitulatif/, /Validation/])
    await expect(steps(page).locator('[aria-current=step]')).toContainText('Client')
  })

  test('an empty cart stays at the customer (R-2.077, R-4.008, R-4.010)', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    for (const step of ['carrier', 'summary', 'validation']) {
      await page.goto(`/cart/${step}`)
      await expect(page).toHaveURL('/cart/customer')
    }
  })

  test('without a carrier the delivery is as far as it goes (R-4.009, R-4.012)', async ({ page, buyer, enter }) => {
    await fillCart(buyer, [await unusual(buyer)])
    await enter(buyer.email)
    for (const step of ['summary', 'validation']) {
      await page.goto(`/cart/${step}`)
      await expect(page).toHaveURL('/cart/carrier')
    }
  })

  test('with a carrier every step opens, as the one its address names (R-2.070 to R-2.074, R-2.078, R-4.013, R-4.014)', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCheckout(buyer, buyer.products.slice(0, 1))
    await enter(buyer.email)
    for (const [step, label] of [
      ['customer', 'Client'],
      ['carrier', 'Livraison'],
      ['summary', 'Récapitulatif'],
      ['validation', 'Validation'],
    ]) {
      await page.goto(`/cart/${step}`)
      await expect(steps(page).locator('[aria-current=step]')).toContainText(label ?? '')
      await expect(page).toHaveURL(`/cart/${step}`)
    }
  })

  test('another carrier forgets the relay (R-4.015)', async ({ page, buyer, enter }) => {
    await fillCart(buyer, buyer.products.slice(0, 1))
    await enter(buyer.email)
    await page.goto('/cart/carrier')
    const relays = page.getByRole('group', { name: 'Où retirer votre commande ?' })
    const offer = page.getByRole('radio', { name: /[Rr]elais|[Rr]etrait/ }).first()
    await offer.click()
    await expect(page.getByText('Choisissez un point relais').filter({ visible: true }).first()).toBeVisible()
    await relays.getByRole('radio').first().click()
    await expect.poll(async () => (await buyer.api.cart()).selectedRelay).not.toBeNull()
    await page
      .getByRole('radio', { name: /[Ll]ivraison|[Tt]ransporteur|[Mm]essagerie/ })
      .first()
      .click()
    await expect(relays).toBeHidden()
    await expect.poll(async () => (await buyer.api.cart()).selectedRelay).toBeNull()
  })

  test('a supplier chooses for whom it orders', async ({ page, enter }) => {
    const supplier = await makePerson('supplier', 'cave-du-choix@exemple.fr', 'Cave du Choix')
    await enter(supplier.email)
    await page.goto('/cart/customer')
    await expect(page.getByRole('region', { name: 'Pour quel client commandez-vous ?' })).toBeVisible()
    await expect(page.getByLabel('Nom, société ou e-mail')).toBeVisible()
  })

  test('a hypermarket names itself with one click (R-6.056)', async ({ page, enter }) => {
    await enter('gms@millesime.test')
    await page.goto('/cart/customer')
    await page.getByRole('button', { name: /^Commander pour/ }).click()
    await expect(page.getByRole('region', { name: 'Client de la commande' })).toBeVisible()
  })
})

test.describe('Ordering with few clicks', () => {
  const validation = (page: Page) => page.getByRole('heading', { level: 2, name: 'Acceptez et commandez' })

  test('as last time: from home and from the order to the last step, carrier and address as they were', async ({
    page,
    buyer,
    enter,
  }) => {
    const [product] = buyer.products
    if (!product) throw new Error('a product is needed')
    const [order] = await placeOrder(buyer, [product])
    await enter(buyer.email)
    for (const [from, label] of [
      ['/', 'Comme la dernière fois'],
      [`/orders/${order?.slice(order.lastIndexOf('/') + 1)}`, 'Recommander'],
    ] as const) {
      await page.goto(from)
      const walk = await Walk.with(page)
      const toCheckout = page.getByRole('dialog').getByRole('link', { name: 'Passer commande' })
      await walk.click(page.getByRole('button', { name: label }), toCheckout)
      await walk.click(toCheckout, validation(page))
      expect(walk.clicks).toBeLessThanOrEqual(3)
      expect((await buyer.api.cart()).selectedCarrier).not.toBeNull()
      await fillCart(buyer, [])
    }
  })

  test('another address, a reference and a day are given inside the checkout and stay after a reload', async ({
    page,
    buyer,
    enter,
  }) => {
    await fillCheckout(buyer, buyer.products.slice(0, 1))
    await enter(buyer.email)
    await page.goto('/cart/customer')
    const walk = await Walk.with(page)
    const dialog = page.getByRole('dialog', { name: 'Ajouter une adresse de livraison' })
    await walk.click(page.getByRole('button', { name: 'Ajouter une adresse de livraison' }), dialog)
    await dialog.getByLabel('Nom de l’adresse').fill('La cave')
    await dialog.getByRole('textbox', { name: 'Rue', exact: true }).fill('4 quai du Test')
    await dialog.getByLabel('Code postal').fill('69002')
    await dialog.getByLabel('Ville').fill('Lyon')
    await walk.click(
      dialog.getByRole('button', { name: 'Enregistrer' }),
      page.getByRole('radio', { name: /La cave/, checked: true }),
    )
    expect(walk.clicks).toBeLessThanOrEqual(3)

    await page.goto('/cart/carrier')
    await page.getByLabel('Votre référence').fill('BC 4512')
    await page.getByRole('textbox', { name: 'Livraison souhaitée le' }).fill('24/12/2099')
    await page.getByLabel('Commentaire').focus()
    await expect.poll(async () => (await buyer.api.cart()).customerReference).toBe('BC 4512')
    await page.reload()
    await expect(page.getByLabel('Votre référence')).toHaveValue('BC 4512')
    await page.goto('/cart/validation')
    await expect(page.getByText('Réf. BC 4512')).toBeVisible()
    await expect(page.getByText('4 quai du Test, 69002 Lyon')).toBeVisible()
  })
})
