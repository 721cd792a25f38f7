import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { violations } from './support/axe'
import { placeOrder } from './support/carts'
import { expect, test } from './support/test'

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('@daily @sizes a supplier sees an order arrive without a reload, opens it, and it is read', async ({
  page,
  buyer,
  enter,
}) => {
  test.slow()
  const product = buyer.products[0]
  if (!product) throw new Error('nothing to order')
  const admin = await Api.as('admin@millesime.test')
  const { email } = await admin.get<{ email: string }>(`/users/${product.supplier.id}`)
  const supplier = await Api.as(email)
  await supplier.post('/notifications/read', { all: true })

  await enter(email)
  const connected = page.waitForRequest('**/api/notifications/stream')
  await page.goto('/orders')
  await connected
  await placeOrder(buyer, [product])
  await expect(bellOf(page)).toHaveAccessibleName(/^Notifications, [1-9]\d* non lues?$/)

  await bellOf(page).click()
  const panel = panelOf(page)
  const row = panel
    .getByRole('listitem')
    .filter({ hasText: `Nouvelle commande de ${buyer.company}` })
    .first()
  await expect(row.getByRole('link', { name: /^Non lue/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(panel).toBeHidden()
  await bellOf(page).click() // others order from this supplier too: only this order is known to be read
  await expect(row.getByRole('link')).toBeVisible()
  await expect(row.getByRole('link', { name: /^Non lue/ })).toHaveCount(0)
})

test('@phone the panel goes back in time, marks everything read, and is closed by the keyboard', async ({
  page,
  enter,
  isMobile,
}) => {
  await enter('gms@millesime.test') // nothing happens to it meanwhile
  await page.goto('/')
  await bellOf(page).click()
  const panel = panelOf(page)
  const rows = panel.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await panel.getByRole('button', { name: 'Non lues' }).click()
  await expect(panel.getByRole('button', { name: 'Non lues' })).toHaveAttribute('aria-pressed', 'true')
  await panel.getByRole('button', { name: 'Toutes' }).click()
  const before = await rows.count()
  await rows.last().scrollIntoViewIfNeeded()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(before)
  const markAll = panel.getByRole('button', { name: 'Tout marquer comme lu' })
  // Another size of screen may have been here before.
  if ((await markAll.getAttribute('aria-disabled')) === 'false') await markAll.click()
  await expect(markAll).toHaveAttribute('aria-disabled', 'true')
  await expect(panel.getByText('Non lue :')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  if (!isMobile) await expect(bellOf(page)).toBeFocused()
})

test('@sizes a person chooses how to be told, and finds the choice again', async ({ page, buyer, enter }) => {
  await enter(buyer.email)
  await page.goto('/profile/edit?section=notifications')
  const mail = page.getByRole('checkbox', { name: 'Par e-mail : Une commande change de statut' })
  await expect(mail).not.toBeChecked()
  // The box is ticked once the choice is on its way, not by the click itself.
  await mail.click()
  await expect(mail).toBeChecked()
  await expect(page.getByText('Vos choix sont enregistrés')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(mail).toBeChecked()
})
