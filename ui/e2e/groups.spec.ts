import { accounts } from './support/people'
import { expect, test } from './support/test'

test.describe('The daily entry of', () => {
  for (const { chip, email, name, catalogue } of accounts) {
    test(`@sizes ${chip}: home, menu, catalogue and orders (R-2.008 to R-2.010, R-2.029)`, async ({ page, enter }) => {
      await enter(email)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: `Bonjour ${name.split(' ')[0]}` })).toBeVisible()
      await expect(main.getByRole('heading', { name: 'Dernières commandes' })).toBeVisible()
      await expect(main.getByText('Commandes en cours')).toBeVisible()

      const menu = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })
      await menu.getByRole('link', { name: 'Catalogue' }).click()
      await expect(page).toHaveURL(catalogue)
      await expect(main.getByText(/^[\d\s]+ produits$/)).toBeVisible()
      await menu.getByRole('link', { name: /^Commandes/ }).click()
      await expect(main.getByRole('table', { name: 'Commandes' }).or(main.getByText('Aucun résultat'))).toBeVisible()
    })
  }
})

test('the profile says who one is (R-2.011)', async ({ page, enter }) => {
  await enter('cse@millesime.test')
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('cse@millesime.test')
  await expect(page.getByRole('main')).toContainText('CSE')
})
