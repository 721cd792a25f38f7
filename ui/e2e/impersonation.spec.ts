import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { fillCart } from './support/carts'
import { frenchIn, listen } from './support/french'
import { hold } from './support/hold'
import { settled } from './support/settled'
import { isSound } from './support/sizes'
import { type Buyer, expect, test } from './support/test'

const ADMIN = 'admin@millesime.test'

const banner = (page: Page) => page.getByRole('region', { name: 'Action au nom d’une autre personne' })

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Panier/ })

/** For whom the calls of the page are made from now on: an e-mail, or undefined for oneself. */
function callers(page: Page): (string | undefined)[] {
  const seen: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!token)/.test(request.url()) && request.headers().authorization)
      seen.push(request.headers()['x-switch-user'])
  })
  return seen
}

async function startFor(page: Page, buyer: Buyer): Promise<void> {
  await page.goto(`/users/${buyer.id}`)
  await page.getByRole('button', { name: 'Agir en tant que' }).click()
  await expect(page).toHaveURL('/')
  await expect(banner(page)).toContainText(`Vous agissez en tant que ${buyer.company}`)
}

async function block(buyer: Buyer): Promise<void> {
  const superadmin = await Api.as('superadmin@millesime.test')
  await superadmin.post('/users/statuses', { users: [buyer['@id']], status: 'blocked' })
}

/** The administrator is among the people again, and knows why. */
async function expectItself(page: Page): Promise<void> {
  await expect(page.getByText('Vous êtes revenu à votre compte')).toBeVisible()
  await expect(page).toHaveURL('/users')
  await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
}

test.describe('An administrator who acts for somebody', () => {
  test('@sizes sees what that person sees, under a banner that stays, and comes back in one click (R-4.028 to R-4.034)', async ({
    page,
    buyer,
    enter,
  }) => {
    test.slow()
    await enter(ADMIN)
    await startFor(page, buyer)
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
    const acting = callers(page)
    for (const path of ['/', '/products', '/orders', '/cart/customer', '/profile', '/nowhere']) {
      await page.goto(path)
      await expect(banner(page)).toBeVisible()
      await settled(page)
      await isSound(page, path)
    }
    await page.goto('/orders')
    await page.mouse.wheel(0, 2000)
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    expect(new Set(acting)).toEqual(new Set([buyer.email]))

    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(page).toHaveURL('/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    const own = callers(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
    await settled(page)
    expect(new Set(own)).toEqual(new Set([undefined]))
  })

  test('@daily has an empty cart of its own; that of the person is never read, shown or reset (R-4.030, R-4.035)', async ({
    page,
    buyer,
    enter,
  }) => {
    const [theirs, mine] = buyer.products
    if (!theirs || !mine) throw new Error('two products are needed')
    await fillCart(buyer, [theirs])
    const before = await buyer.api.cart()
    await enter(ADMIN)
    await startFor(page, buyer)
    await expect(cartButton(page)).toHaveAccessibleName(/^Panier(?!.*1 produit)/)

    await page.goto(`/products/${mine.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click()
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName(/1 produit/)
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await expect(page).toHaveURL('/users')
    await expect(cartButton(page)).toHaveAccessibleName(/^Panier(?!.*1 produit)/)

    await startFor(page, buyer)
    await expect(page.getByText('Le panier a été vidé')).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName(/^Panier(?!.*1 produit)/)
    const after = await buyer.api.cart()
    expect(after).toMatchObject({ id: before.id, version: before.version, totalUnitProduct: before.totalUnitProduct })
  })

  test('reads why what a person does itself is closed', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    for (const section of ['identity', 'password', 'sessions', 'data']) {
      await page.goto(`/profile/edit?section=${section}`)
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Vous agissez pour' })).toBeVisible()
    }
    const menu = page.getByRole('button', { name: /^Mon compte|Compte/ }).first()
    await menu.click()
    await expect(page.getByText('Julien Carpentier agit en son nom')).toBeVisible()
  })

  test('is asked before a form with changes is left', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    await page.goto('/profile/edit?section=identity')
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Autre')
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click()
    const asked = page.getByRole('dialog')
    await expect(asked).toBeVisible()
    await asked.getByRole('button').first().click()
    await expect(banner(page)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Autre')

    // Going home later is no way back.
    await page.getByRole('navigation').getByRole('link', { name: 'Accueil' }).first().click()
    await asked.getByRole('button').last().click()
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })

  test('is itself again as soon as the person is blocked, and is told', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    const release = await hold(page, /\/api\/orders\?/)
    await page.getByRole('navigation').getByRole('link', { name: 'Commandes' }).first().click()
    await block(buyer)
    release()
    await expectItself(page)
  })

  test('is told by the next page it opens, when none was open', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    await page.goto('/readyz')
    await block(buyer)
    await page.goto('/')
    await expectItself(page)
  })

  test('is told after a reload that comes before it is itself again', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    const release = await hold(page, /\/api\/me$/)
    const asked = page.waitForRequest(/\/api\/me$/)
    await block(buyer)
    await page.getByRole('navigation').getByRole('link', { name: 'Commandes' }).first().click()
    await asked
    await expect(page.getByText('Vous êtes revenu à votre compte')).toBeVisible()
    release()
    await page.reload()
    await expectItself(page)
  })

  test('is itself again also on a form with changes, which nobody could send any more', async ({
    page,
    buyer,
    enter,
  }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    await page.goto('/profile/edit?section=identity')
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Autre')
    const release = await hold(page, /\/api\/notifications\?/)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await block(buyer)
    release()
    await expectItself(page)
  })

  test('reads it in English too', async ({ page, buyer, enter }) => {
    await enter(ADMIN)
    await startFor(page, buyer)
    listen(page)
    await page.goto('/en/profile')
    await expect(page.getByRole('region', { name: 'Acting for somebody else' })).toContainText(
      `You are acting as ${buyer.company}`,
    )
    await settled(page)
    expect(await frenchIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to my account' }).click()
    await expect(page).toHaveURL('/en/users')
  })
})
