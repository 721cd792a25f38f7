import type { Locator, Page } from '@playwright/test'
import { Api, type Cart } from './support/api'
import { violations } from './support/axe'
import { fillCheckout } from './support/carts'
import { dayIn } from './support/days'
import { expect, secondDevice, signIn, test } from './support/test'

const ADMIN = 'admin@millesime.test'

/** No page has as many controls on its way. */
const FAR = 60

/** Goes on by the key Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < FAR; presses += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

/** A cart as the API computes it, with what its goods come to. */
type Priced = Cart & { subTotalPriceTaxExcl: number }

test('@daily @phone a code that an admin makes by keyboard is typed by a restaurant, applies from its minimum, and is counted (R-1.018, R-2.044, R-2.045, R-2.047)', async ({
  page,
  browser,
  buyer,
  enter,
}, { project }) => {
  test.slow()
  const [wine] = buyer.products
  if (!wine) throw new Error('a product is needed')
  const { subTotalPriceTaxExcl: goods } = (await fillCheckout(buyer, [wine])) as Priced
  const code = `RECIT-${project.name.toUpperCase()}`

  const office = await secondDevice(browser)
  await signIn(office, ADMIN)
  const desk = await office.newPage()
  await desk.goto('/promo-codes')
  await desk.getByRole('link', { name: 'Créer un code' }).first().press('Enter')
  const field = (name: RegExp, role: 'textbox' | 'combobox' | 'switch' = 'textbox') => desk.getByRole(role, { name })
  const type = async (control: Locator, words: string) => {
    await tabTo(desk, control)
    await desk.keyboard.type(words)
  }
  await expect(field(/^Code/)).toBeVisible()
  await type(field(/^Code/), code.toLowerCase())
  await type(field(/^Libellé/), 'Un récit')
  await tabTo(desk, desk.getByRole('radio', { name: 'Un pourcentage' }))
  await desk.keyboard.press('ArrowRight')
  await type(field(/^Montant/), '5')
  await type(field(/^Minimum/), String(Math.ceil(goods * 1.5)))
  await tabTo(desk, field(/^S’ajoute aux prix/, 'switch'))
  await desk.keyboard.press('Space')
  await type(field(/^Fournisseurs/, 'combobox'), wine.supplier.company)
  await expect(desk.getByRole('option', { name: wine.supplier.company })).toBeVisible()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  const says = desk.getByRole('region', { name: 'Ce que fera le code' })
  await expect(says).toContainText(`${code} retire 5,00 € sur les vins de ${wine.supplier.company}.`)
  await desk.keyboard.press('Escape')
  expect(await violations(desk)).toEqual([])
  await tabTo(desk, desk.getByRole('button', { name: 'Créer le code' }))
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: code })).toBeVisible()
  await expect(desk.getByText('Aucune utilisation pour l’instant')).toBeVisible()

  await enter(buyer.email)
  await page.goto('/cart/summary')
  await page.getByRole('button', { name: 'Ajouter un code promo' }).press('Enter')
  await page.keyboard.type(code.toLowerCase())
  await page.keyboard.press('Enter')
  const form = page.getByRole('form', { name: 'Code promo' })
  await expect(form).toContainText(`Pour utiliser le code ${code}`)
  await expect(form).toContainText(wine.supplier.company)
  await expect(form.getByRole('link', { name: 'Ajouter de ces vins' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('group', { name: /^Quantité/ })
    .first()
    .getByRole('button', { name: 'Un de plus' })
    .click()
  const remove = page.getByRole('button', { name: `Retirer le code ${code}` })
  await expect(remove).toBeVisible()
  await expect(page.getByText('−5,00 €').first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  const next = (name: RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  await next(/^Continuer/).click()
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await next(/^Valider/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Commande passée' })).toBeVisible()
  const [order] = await buyer.api.orders('itemsPerPage=1&order[createdAt]=desc')

  await desk.reload()
  const uses = desk.getByRole('table', { name: 'Utilisations' })
  await expect(uses.getByRole('link', { name: order?.number ?? '' })).toBeVisible()
  await expect(uses).toContainText(buyer.company)
  await expect(desk.getByRole('region', { name: 'Chiffres du code' })).toContainText('5,00 €')
  await desk.getByRole('link', { name: 'Modifier' }).click()
  await expect(desk.getByText(/Ce code a déjà servi 1 fois/)).toBeVisible()
  await expect(field(/^Code/)).toBeDisabled()
  await office.close()
})

test('@sizes a code is changed, stopped, put back in use and erased (R-2.046)', async ({ page, enter }, {
  project,
}) => {
  const admin = await Api.as(ADMIN)
  const [supplier] = await admin.people('/suppliers')
  const code = `VIE-${project.name.toUpperCase()}`
  const { id } = await admin.post<{ id: number }>('/promo_codes', {
    code,
    label: 'Une vie',
    rate: 10,
    startsOn: dayIn(-300),
    suppliers: [supplier?.['@id']],
  })
  await enter(ADMIN)
  await page.goto(`/promo-codes/${id}/edit`)
  await page.getByRole('textbox', { name: /^Utilisations en tout/ }).fill('40')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('40 utilisations en tout, sans limite par client.')).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter le code' }).press('Enter')
  await expect(page.getByText(`Code ${code} arrêté`)).toBeVisible()
  await page.getByRole('button', { name: 'Remettre en service' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Arrêter le code' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // By the keyboard: what was just told stands over the head, and a mouse there would hold it.
  await page.getByRole('button', { name: 'Autres actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Supprimer' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(page).toHaveURL('/promo-codes')
  await expect(page.getByText(`Code ${code} supprimé`)).toBeVisible()
  await expect(page.getByRole('link', { name: code })).toHaveCount(0)
})

test('nobody but administrators opens promo codes (R-6.030)', async ({ page, enter }) => {
  await enter('fournisseur@millesime.test')
  for (const path of ['/promo-codes', '/promo-codes/create', '/promo-codes/1/edit']) {
    await page.goto(path)
    await expect(page.getByText('401')).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Codes promo' })).toHaveCount(0)
})
