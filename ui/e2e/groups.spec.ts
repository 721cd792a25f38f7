import { houseOf, orderToValidate } from './support/orders'
import { accounts } from './support/people'
import { atEachSize } from './support/sizes'
import { expect, test } from './support/test'

/** A buyer, a seller and an administrator go by touch every day; the others' menus are looked at in a narrow window. */
const onTelephone = new Set<string>(['restaurant@millesime.test', 'fournisseur@millesime.test', 'admin@millesime.test'])

/** A merchant works as a restaurant does, and an administrator of administrators as one. */
const asAnother = new Set<string>(['caviste@millesime.test', 'gms@millesime.test', 'superadmin@millesime.test'])

test.describe('The daily entry of', () => {
  for (const { chip, email, name, catalogue } of accounts) {
    test(`${asAnother.has(email) ? '' : '@daily '}${onTelephone.has(email) ? '@phone' : '@sizes'} ${chip}: home, menu, catalogue and orders (R-2.008 to R-2.010, R-2.029)`, async ({
      page,
      enter,
    }) => {
      await enter(email)
      await page.goto('/')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: `Bonjour ${name.split(' ')[0]}` })).toBeVisible()
      await expect(main.getByRole('heading', { name: 'Dernières commandes' })).toBeVisible()
      // A figure stands below the title of its tile.
      await expect(main.getByText('Commandes en cours').locator('xpath=..')).toContainText(/\d/)

      const menu = page.getByRole('navigation', { name: 'Menu principal' }).filter({ visible: true })
      await atEachSize(page, async () => {
        for (const entry of ['Catalogue', /^Commandes/]) {
          await expect(menu.getByRole('link', { name: entry })).toBeVisible()
        }
      })
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

test('@sizes what is to be done leads to those orders (R-2.009)', async ({ page, buyer, enter }) => {
  const house = await houseOf(buyer)
  // One order that waits alone would open itself.
  const waiting = [await orderToValidate(buyer, house), await orderToValidate(buyer, house)]
  await enter(house.email)
  await page.goto('/')
  const todo = page.getByRole('region', { name: 'À traiter' })
  // What its customer pays first is prepared next; what it pays later is confirmed first.
  const [next, status] = waiting[0]?.status === 'paid' ? ['préparer', 'paid'] : ['confirmer', 'processing']
  await todo.getByRole('link', { name: new RegExp(`commandes à ${next}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/orders\\?tab=todo&status=.*${status}`))
  for (const { number } of waiting) await expect(page.getByRole('main').getByText(number).first()).toBeVisible()
})

test('the year is read month by month with the keyboard (R-2.009)', async ({ page, enter }) => {
  await enter('restaurant@millesime.test')
  await page.goto('/')
  const chart = page.getByRole('slider', { name: /Achats sur 12 mois/ })
  await chart.focus()
  const current = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', current ?? '')
  await page.getByRole('button', { name: 'Voir le tableau' }).click()
  await expect(page.getByRole('region', { name: /Achats sur 12 mois/ }).getByRole('row')).toHaveCount(13)
})
