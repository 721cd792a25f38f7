import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { Api, PASSWORD } from './support/api'
import { violations } from './support/axe'
import { settled } from './support/settled'
import { isSound } from './support/sizes'
import { expect, secondDevice, signIn, test } from './support/test'

const NEW_PASSWORD = 'Nouveau#2027'

interface Record {
  parameters: { base64ContentLogo: string; base64ContentPhoto: string }
}

/** A photograph that is larger than the product keeps. */
const photograph = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 2000, height: 1500, channels: 3, background: '#7B1E2E', noise: { type: 'gaussian', sigma: 20 } },
  })
    .jpeg()
    .toBuffer(),
})

/** The pixels of a picture that anybody reads at its address. */
async function sizeOf(page: Page, address: string): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(await (await page.request.get(address)).body()).metadata()
  return { width, height }
}

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/profile/edit?section=${section}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier mon profil' })).toBeVisible()
  await expect(page.locator('main [class*=Skeleton]')).toHaveCount(0)
}

async function chooseImage(page: Page, field: Locator): Promise<Locator> {
  const chooser = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: 'Choisir une image' }).click()
  await (await chooser).setFiles(await photograph('photo.jpg'))
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' })
  await expect(dialog.getByRole('application')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Utiliser cette image' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  return dialog
}

/** Somebody without orders. */
const leaver = {
  userGroup: 'api/user_groups/customer',
  civility: 'mrs',
  firstName: 'Odile',
  lastName: 'Parmentier',
  birthday: '1980-12-31',
  phone: '',
  company: '',
  addresses: [],
}

const sections = ['identity', 'password', 'addresses', 'parameters', 'sessions', 'data']

test.describe('My profile', () => {
  for (const who of ['restaurant', 'fournisseur', 'agent', 'particulier']) {
    test(`@sizes every section of ${who} fits, and axe finds nothing`, async ({ page, enter }) => {
      test.slow()
      await enter(`${who}@millesime.test`)
      const shown = sections.filter((one) => who !== 'particulier' || one !== 'parameters')
      for (const path of ['/profile', ...shown.map((section) => `/profile/edit?section=${section}`)]) {
        await page.goto(path)
        await settled(page)
        await isSound(page, path)
      }
    })
  }

  test('@phone a picture is cropped by keyboard and by pointer, and kept at 1024 pixels (R-5.083, R-5.084, R-9.017)', async ({
    page,
    buyer,
    enter,
  }) => {
    test.slow()
    await enter(buyer.email)
    await openSection(page, 'parameters')

    const byKeyboard = await chooseImage(page, page.getByRole('group', { name: 'Logo' }))
    await byKeyboard.getByRole('application').focus()
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
    await byKeyboard.getByRole('slider', { name: 'Agrandissement' }).focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
    await byKeyboard.getByRole('button', { name: 'Utiliser cette image' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: 'Aperçu de l’image : Logo' })).toBeVisible()

    const byPointer = await chooseImage(page, page.getByRole('group', { name: 'Photo' }))
    const box = await byPointer.getByRole('application').boundingBox()
    if (!box) throw new Error('the cropper has no place')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 4 })
    await page.mouse.up()
    expect(await violations(page)).toEqual([])
    await byPointer.getByRole('button', { name: 'Utiliser cette image' }).click()
    await expect(page.getByRole('img', { name: 'Aperçu de l’image : Photo' })).toBeVisible()

    await page.getByRole('button', { name: 'Enregistrer les paramètres' }).click()
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    const { parameters } = await buyer.api.get<Record>(`/users/${buyer.id}`)
    expect(await sizeOf(page, parameters.base64ContentLogo)).toEqual({ width: 1024, height: 1024 })
    expect(await sizeOf(page, parameters.base64ContentPhoto)).toEqual({ width: 1024, height: 576 })
  })

  test('@sizes a second address, another default, and a deletion that is taken back (R-3.011, R-3.012)', async ({
    page,
    buyer,
    enter,
  }) => {
    await enter(buyer.email)
    await openSection(page, 'addresses')
    await page.getByRole('button', { name: 'Ajouter une adresse de livraison' }).click()
    const form = page.getByRole('form', { name: 'Ajouter une adresse de livraison' })
    await expect(form.getByLabel('Nom de l’adresse')).toBeFocused()
    await form.getByLabel('Nom de l’adresse').fill('Terrasse')
    await form.getByLabel('Rue').fill('3 place Bellecour')
    await form.getByLabel('Ville').fill('Lyon')
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await expect(form.getByLabel('Code postal')).toBeFocused()
    await form.getByLabel('Code postal').fill('69002')
    await form.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await expect(page.getByText('L’adresse est ajoutée')).toBeVisible()

    await page.getByRole('button', { name: 'Définir l’adresse Terrasse par défaut' }).click()
    await expect(page.getByText('« Terrasse » est l’adresse de livraison par défaut')).toBeVisible()
    const shipping = page.getByRole('region', { name: 'Adresses de livraison' })
    await expect(shipping.getByRole('listitem').first()).toContainText('TerrassePar défaut')

    await page.getByRole('button', { name: 'Supprimer l’adresse Terrasse' }).click()
    await expect(shipping.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(shipping.getByRole('listitem')).toHaveCount(2)

    await page.goto('/cart/customer')
    await expect(page.getByRole('main')).toContainText('3 place Bellecour')
    await page.goto('/profile')
    await expect(
      page.getByRole('region', { name: 'Adresses de livraison' }).getByRole('listitem').first(),
    ).toContainText('Terrasse')
  })

  test('a new password counts at once, and ends the session elsewhere (R-7.038)', async ({
    page,
    buyer,
    browser,
    enter,
  }) => {
    const elsewhere = await secondDevice(browser)
    await signIn(elsewhere, buyer.email)
    const other = await elsewhere.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible()

    await enter(buyer.email)
    await openSection(page, 'password')
    await page.getByLabel('Mot de passe actuel').fill('Faux#2026')
    await page.getByLabel('Nouveau mot de passe *', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Nouveau mot de passe, à nouveau').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Ce mot de passe n’est pas le vôtre')).toBeVisible()
    await page.getByLabel('Mot de passe actuel').fill(PASSWORD)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Votre mot de passe est changé')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Modifier mon profil' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await elsewhere.close()
    const signInWith = (password: string) =>
      page.request.post('/api/token/auth', { data: { email: buyer.email, password } })
    expect((await signInWith(PASSWORD)).status()).toBe(401)
    expect((await signInWith(NEW_PASSWORD)).status()).toBe(200)
  })

  test('@sizes another device is signed out', async ({ page, buyer, browser, enter }) => {
    const elsewhere = await secondDevice(browser)
    await signIn(elsewhere, buyer.email)
    await enter(buyer.email)
    await openSection(page, 'sessions')
    await expect(page.getByText('Cet appareil')).toHaveCount(1)
    await page.getByRole('button', { name: 'Déconnecter les autres' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter les autres' }).click()
    await expect(page.getByRole('button', { name: /^Déconnecter / })).toHaveCount(0)
    const other = await elsewhere.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
    await elsewhere.close()
  })

  test('@sizes everything that is kept is downloaded as JSON', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    await openSection(page, 'data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le fichier' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^millesime-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(Object.keys(JSON.parse(text))).not.toEqual([])
    expect(text).toContain(buyer.email)
  })

  test('a used e-mail is refused on its field, a new one waits for its link (R-5.082)', async ({
    page,
    buyer,
    enter,
  }) => {
    await enter(buyer.email)
    await openSection(page, 'identity')
    const email = page.getByLabel('Adresse e-mail')
    await email.fill('caviste@millesime.test')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Cet e-mail est déjà utilisé')).toBeVisible()
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('caviste@millesime.test')
    await email.fill(`neuf-${buyer.id}@millesime.test`)
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('En attente de confirmation')).toBeVisible()
    await expect(email).toHaveValue(buyer.email)
    expect((await buyer.api.me()).email).toBe(buyer.email)
  })

  test('unsaved changes are not lost by a click, and the name follows in the menu', async ({ page, buyer, enter }) => {
    await enter(buyer.email)
    await openSection(page, 'identity')
    await page.getByLabel('Prénom').fill('Théodora')
    await page.getByRole('link', { name: 'Adresses', exact: true }).click()
    await page.getByRole('button', { name: 'Rester sur la page' }).click()
    await expect(page.getByLabel('Prénom')).toHaveValue('Théodora')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Votre identité est enregistrée')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Compte de Théodora/ })).toBeVisible()
  })

  test('an account is deleted by typing its e-mail and its password, and is then closed', async ({ page, enter }) => {
    const admin = await Api.as('admin@millesime.test')
    const email = 'depart@millesime.test'
    await admin.post('/users', { ...leaver, email, password: PASSWORD })
    await enter(email)
    await openSection(page, 'data')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' })
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(dialog.getByLabel(/^Pour confirmer/)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel(/^Pour confirmer/).fill(email)
    await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
    await expect(page.getByText('Votre compte est supprimé')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(Api.as(email)).rejects.toThrow('401')
  })
})
