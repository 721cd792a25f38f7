import { expect, test } from './support/test'

const REFUSED = "Vous n'avez pas l'autorisation d'accéder à cette page"

test.describe('A page outside the group', () => {
  test('@daily leads back to the page before, with a warning (R-8.007, R-8.008, R-6.027)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
    await page.evaluate(() => {
      history.pushState({}, '', '/products/list')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible()
    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Commandes' })).toBeVisible()
  })

  for (const [email, path] of [
    ['restaurant@millesime.test', '/products/list'],
    ['distributeur@millesime.test', '/products/list'],
    ['particulier@millesime.test', '/products/list'],
  ] as const) {
    test(`is a 401 page when there is none before: ${email} at ${path} (R-8.009)`, async ({ page, enter }) => {
      await enter(email)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: REFUSED })).toBeVisible()
      await expect(page.getByText('401')).toBeVisible()
      await page.getByRole('link', { name: 'Aller à l’accueil' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
    })
  }
})

test.describe('An unknown page', () => {
  test('@sizes is a 404 with a way home (R-2.067, R-8.010)', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    expect((await page.goto('/nulle-part/du-tout'))?.status()).toBe(404)
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Aller à l’accueil' }).click()
    await expect(page).toHaveURL('/')
  })

  test('offers a guest the sign-in (R-8.011)', async ({ page }) => {
    expect((await page.goto('/nulle-part'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/login')
  })

  for (const path of ['/products/999999', '/products/douze', '/orders/999999', '/orders/1e3']) {
    test(`${path} is one too`, async ({ page, enter }) => {
      await enter('restaurant@millesime.test')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    })
  }
})
