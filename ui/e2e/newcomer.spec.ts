import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Api, PASSWORD } from './support/api'
import { expectMail, passwordLink } from './support/mails'
import { buyerOf, expect, secondDevice, signIn, test } from './support/test'

const NEW_PASSWORD = 'Nouveau#2027'
const company = 'Bistrot du Pont Levant'
const email = 'bistrot-du-pont-levant@exemple.fr'

const click = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true }).click()

async function register(page: Page): Promise<void> {
  await page.goto('/register')
  await page.getByRole('link', { name: /^CHR/ }).click()
  await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Lacoste')
  await click(page, 'Continuer')
  await page.getByRole('textbox', { name: /^Raison sociale/ }).fill(company)
  await page.getByRole('textbox', { name: /^SIRET/ }).fill('732 829 320 00074')
  await page.getByRole('textbox', { name: /^Rue/ }).fill('18 rue des Halles')
  await page.getByRole('textbox', { name: /^Code postal/ }).fill('69002')
  await page.getByRole('textbox', { name: /^Ville/ }).fill('Lyon')
  await click(page, 'Continuer')
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.getByLabel(/^Confirmer le mot de passe/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, c’est bien reçu' })).toBeVisible()
}

async function validate(admin: Page): Promise<void> {
  await admin.goto(`/users?tab=processing&search=${encodeURIComponent(company)}`)
  await admin.getByRole('link', { name: company, exact: true }).click()
  const status = admin.getByRole('region', { name: 'Statut du compte' })
  await status.getByRole('button', { name: 'Valider' }).click()
  await expect(status.getByText('Actif')).toBeVisible()
}

async function chooseLogo(page: Page): Promise<void> {
  await page.goto('/profile/edit?section=parameters')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choisir une image' }).click()
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#3A5B6B' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  const crop = page.getByRole('dialog', { name: 'Recadrer l’image' })
  await expect(crop.getByRole('application')).toBeVisible()
  await crop.getByRole('button', { name: 'Utiliser cette image' }).click()
  await expect(page.getByRole('img', { name: 'Aperçu de l’image : Logo' })).toBeVisible()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
}

async function addTerrace(page: Page): Promise<void> {
  await page.goto('/profile/edit?section=addresses')
  await page.getByRole('button', { name: 'Ajouter une adresse de livraison' }).click()
  const form = page.getByRole('form', { name: 'Ajouter une adresse de livraison' })
  await form.getByLabel('Nom de l’adresse').fill('Terrasse')
  await form.getByLabel('Rue').fill('3 place Bellecour')
  await form.getByLabel('Code postal').fill('69002')
  await form.getByLabel('Ville').fill('Lyon')
  await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
  await expect(page.getByText('L’adresse est ajoutée')).toBeVisible()
}

/** To the next step of the cart, whose button is named like that of the step before. */
async function goOn(page: Page, heading: string): Promise<void> {
  await click(page, /^Continuer/)
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
}

async function order(page: Page): Promise<void> {
  const [product] = (await buyerOf(email)).products
  if (!product) throw new Error('a product is needed')
  await page.goto(`/products/grid?available=true&search=${encodeURIComponent(product.name)}`)
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/products/${product.id}"]`) })
  await card.getByRole('button', { name: 'Un de plus' }).click()
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await page.goto('/cart/customer')
  await expect(page.getByText('Terrasse')).toBeVisible()
  await goOn(page, 'Mode de livraison')
  await page.getByRole('radio').first().click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await goOn(page, 'Vérifiez votre commande')
  await goOn(page, 'Acceptez et commandez')
  await page.getByRole('checkbox', { name: /conditions générales de vente/ }).check()
  await click(page, /^Commander|^Valider la commande/)
  await expect(page.getByText('Commande passée').first()).toBeVisible()
}

test('a restaurant comes in, is validated, orders, is blocked, and comes back with a new password (R-2.002, R-7.028)', async ({
  page,
  browser,
}) => {
  test.slow()
  await register(page)
  await expectMail(email)

  const office = await secondDevice(browser)
  await signIn(office, 'admin@millesime.test')
  const admin = await office.newPage()
  await validate(admin)

  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await click(page, 'Se connecter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Jeanne' })).toBeVisible()
  await chooseLogo(page)
  await addTerrace(page)
  await order(page)

  const { id } = await (await Api.as(email)).me()
  const desk = await Api.as('admin@millesime.test')
  await desk.post('/users/statuses', { users: [`/api/users/${id}`], status: 'blocked', reason: 'Factures impayées' })
  // The next thing asked signs it out: by this link, or by what the page looked for by itself just before.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/orders"]')?.click())
  await expect(page).toHaveURL(/\/login/)

  await desk.post('/users/statuses', { users: [`/api/users/${id}`], status: 'valid' })
  await page.goto('/forgot-password')
  await page.getByLabel('Adresse e-mail').fill(email)
  await click(page, 'Recevoir le lien')
  const link = await passwordLink(email)
  await page.goto(link)
  await page.getByLabel(/^Mot de passe/).fill(NEW_PASSWORD)
  await page.getByLabel(/^Confirmer le mot de passe/).fill(NEW_PASSWORD)
  await click(page, 'Enregistrer le mot de passe')
  await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe changé' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
  await office.close()
})
