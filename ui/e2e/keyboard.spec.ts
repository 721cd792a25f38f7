import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './support/api'
import { violations } from './support/axe'
import { fillCheckout } from './support/carts'
import { expect, test } from './support/test'

/** More stops than any page has: the target cannot be reached. */
const MOST_STOPS = 400

/** How a control and what holds it are framed: outlines apart, which only the focus draws. */
const framesOf = (target: Locator) =>
  target.evaluate((start) => {
    const frames: string[] = []
    let isOutlined = false
    let element: Element | null = start
    for (let level = 0; element && level < 4; level += 1, element = element.parentElement) {
      const style = getComputedStyle(element)
      isOutlined ||= style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1
      frames.push(`${style.boxShadow} ${style.borderColor} ${style.backgroundColor}`)
    }
    return { isOutlined, frames }
  })

/** The focus shows: an outline, or a frame that goes with it. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const focused = await framesOf(target)
  if (focused.isOutlined) return
  await target.evaluate((element) => (element as HTMLElement).blur())
  await expect
    .poll(async () => (await framesOf(target)).frames, `the focus on ${target} shows`)
    .not.toEqual(focused.frames)
  await target.focus()
}

/** Presses Tab until the target has the focus, in sight and visibly so. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      await expectVisibleFocus(target)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

test('an order needs no mouse, and the focus shows at every stop', async ({ page, buyer }) => {
  test.slow()
  await page.goto('/login')
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
  await expectVisibleFocus(page.getByLabel('Adresse e-mail'))
  await page.keyboard.type(buyer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()

  await page.keyboard.press('/')
  await expect(page.locator('input:focus')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rechercher et naviguer' })).toBeFocused()
  await page.keyboard.type('verdelune')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Tableau' }))
  await page.keyboard.press('Enter')
  const quantities = page.getByRole('table').getByRole('textbox')
  await tabTo(page, quantities.first())
  // Six are full cartons, whether a product goes by the carton or by the bottle.
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(quantities.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Enter')
  await expect(quantities.first()).toBeFocused()
  await expect(quantities.first()).toHaveValue('6')

  await tabTo(page, page.getByRole('region', { name: 'Votre commande' }).getByRole('link', { name: 'Commander' }))
  await page.keyboard.press('Enter')
  // Past what is settled already; the steps lead back to it.
  await expect(page).toHaveURL(/\/cart\/(?:carrier|summary)$/)
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Étapes de la commande' }).getByRole('link', { name: 'Client' }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart/customer')
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers la livraison' }))
  await page.keyboard.press('Enter')
  // Each step is read out from its heading on.
  await expect(page.getByRole('heading', { level: 2, name: 'Mode de livraison' })).toBeFocused()
  // The radios of a group are one stop: the carrier of the order before, or else the first.
  await expect(page.getByRole('radio').first()).toBeVisible()
  const chosen = page.getByRole('radio', { checked: true })
  await tabTo(page, (await chosen.count()) > 0 ? chosen : page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await expect(chosen).toHaveCount(1)
  await tabTo(page, page.getByRole('textbox', { name: 'Commentaire' }))
  await page.keyboard.type('Sonner à la cave')
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers le récapitulatif' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Vérifiez votre commande' })).toBeFocused()
  const quantity = page.getByRole('main').getByRole('textbox').first()
  await tabTo(page, quantity)
  const before = await quantity.inputValue()
  await page.keyboard.press('ArrowUp')
  await expect(quantity).not.toHaveValue(before)
  await page.keyboard.press('ArrowDown')
  await expect(quantity).toHaveValue(before)
  await tabTo(page, page.getByRole('button', { name: 'Continuer vers la validation' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Acceptez et commandez' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^Lire les conditions de vente/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Conditions de/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Lire les conditions de vente/ })).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: /conditions générales/ }))
  await page.keyboard.press('Space')
  const order = page.getByRole('button', { name: /^Valider la commande/ }).filter({ visible: true })
  await expect(order).toBeEnabled()
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeFocused()
  expect((await buyer.api.orders('itemsPerPage=1&order[createdAt]=desc'))[0]?.supplier.company).toBe('Maison Verdelune')
})

test('a line that is taken out by keyboard hands the focus on, and comes back', async ({ page, buyer, enter }) => {
  await fillCheckout(buyer, buyer.products.slice(0, 2))
  await enter(buyer.email)
  await page.goto('/cart/summary')
  const removals = page.getByRole('main').getByRole('button', { name: /^Retirer/ })
  await expect(removals).toHaveCount(2)
  const second = await removals.nth(1).getAttribute('aria-label')
  await tabTo(page, removals.first())
  await page.keyboard.press('Enter')
  await expect(removals).toHaveCount(1)
  await expect(page.getByRole('button', { name: second ?? '' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Annuler' }))
  await page.keyboard.press('Enter')
  await expect(removals).toHaveCount(2)
})

test.describe('The keyboard map', () => {
  const screens = {
    goHome: '/',
    goCatalogue: '/products/grid',
    goOrders: '/orders',
    goCart: '/cart/customer',
  }

  test.beforeEach(async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/products/grid?view=table')
    await expect(page.getByRole('table').getByRole('textbox').first()).toBeVisible()
  })

  test('@sizes opens with ?, closes with Esc, and axe finds nothing', async ({ page }) => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('names what works on this screen, and nothing else', async ({ page }) => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible()
    const rows = page.locator('[data-shortcut]')
    const listed = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-shortcut')))
    const tested = ['palette', 'search', 'map', 'close', ...Object.keys(screens)]
    const quantities = ['quantityUp', 'quantityDown', 'quantityNext', 'quantityPrevious']
    const rowKeys = ['nextRow', 'previousRow', 'openRow', 'selectRow']
    expect(listed.toSorted()).toEqual([...tested, ...quantities, ...rowKeys].toSorted())
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Rechercher et naviguer' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    const box = page.getByRole('searchbox', { name: 'Vin, appellation, fournisseur' })
    await expect(box).toBeFocused()
    await page.keyboard.type('?g')
    await expect(box).toHaveValue('?g')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  for (const [id, path] of Object.entries(screens)) {
    test(`${id} leads to ${path}`, async ({ page }) => {
      await page.keyboard.press('g')
      await page.keyboard.press({ goHome: 'a', goCatalogue: 'c', goOrders: 'o', goCart: 'p' }[id] ?? '')
      await expect(page).toHaveURL(path)
    })
  }
})
