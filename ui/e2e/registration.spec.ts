import type { Page } from '@playwright/test'
import { PASSWORD } from './support/api'
import { violations } from './support/axe'
import { frenchIn, listen } from './support/french'
import { enterOn, tabTo, type as typeInto } from './support/keys'
import { expectMail, passwordLink } from './support/mails'
import { ownAddress, restaurants, takeOne } from './support/people'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const profiles = [
  { chip: 'CHR', isCompany: true, tag: '@daily @phone' },
  { chip: 'Caviste', isCompany: true, tag: '@sizes' },
  { chip: 'GMS', isCompany: true, tag: '@sizes' },
  { chip: 'CSE', isCompany: true, tag: '@sizes' },
  { chip: 'Particulier', isCompany: false, tag: '@sizes' },
  { chip: 'Agent commercial', isCompany: true, tag: '@sizes' },
] as const

test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))

let counted = 0
function newEmail(): string {
  counted += 1
  const { project, workerIndex } = test.info()
  return `nouveau-${project.name}-${workerIndex}-${counted}@exemple.fr`
}

const type = (page: Page, label: RegExp, words: string) =>
  typeInto(page, page.getByRole('textbox', { name: label }), words)

const typePassword = (page: Page, label: RegExp, words: string) => typeInto(page, page.getByLabel(label), words)

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

const press = (page: Page, name: string) => enterOn(page, page.getByRole('button', { name }))

test.describe('Creating an account (R-2.002, R-6.052)', () => {
  for (const { chip, isCompany, tag } of profiles) {
    test(`${tag} ${chip}, by keyboard`, async ({ page }) => {
      test.slow()
      const email = newEmail()
      await page.goto('/register')
      expect.soft(await violations(page), 'profile').toEqual([])
      await tabTo(page, page.getByRole('link', { name: new RegExp(`^${chip}`) }))
      await page.keyboard.press('Enter')

      await expect(question(page, 'Qui êtes-vous ?')).toBeFocused()
      await type(page, /^Adresse e-mail/, email)
      await type(page, /^Prénom/, 'Jeanne')
      await type(page, /^Nom/, 'Lacoste')
      if (!isCompany) await type(page, /^Date de naissance/, '31/12/1980')
      await press(page, 'Continuer')

      await expect(question(page, isCompany ? 'Votre société et ses adresses' : 'Où vous livrer ?')).toBeVisible()
      expect.soft(await violations(page), 'company').toEqual([])
      if (isCompany) {
        await type(page, /^Raison sociale/, `Maison Lacoste ${chip}`)
        await type(page, /^SIRET/, '732 829 320 00074')
      }
      await type(page, /^Rue/, '18 rue des Halles')
      await type(page, /^Code postal/, '69002')
      await type(page, /^Ville/, 'Lyon')
      await press(page, 'Continuer')

      await expect(question(page, 'Un mot de passe, et c’est envoyé')).toBeVisible()
      await typePassword(page, /^Mot de passe/, PASSWORD)
      await typePassword(page, /^Confirmer le mot de passe/, PASSWORD)
      expect.soft(await violations(page), 'password').toEqual([])
      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { level: 1, name: 'Merci, c’est bien reçu' })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      expect.soft(await violations(page), 'sent').toEqual([])
      await expectMail(email)
    })
  }

  test('@phone a new account signs in to its profile alone, and reads that it waits', async ({ page }) => {
    test.slow()
    const email = newEmail()
    const identity = { email, firstName: 'Jeanne', lastName: 'Lacoste', company: 'Maison Lacoste' }
    const answer = await page.request.post('/api/register', {
      data: { ...identity, password: PASSWORD, userGroup: 'api/user_groups/restaurant' },
    })
    expect(answer.status()).toBe(201)
    await page.goto('/login')
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
    })
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Votre compte est en attente de validation')).toBeVisible()
    await settled(page)
    expect(refused).toEqual([])
  })

  test('@sizes an e-mail that is used is refused while it is typed, with a way on (R-5.081, R-5.082)', async ({
    page,
  }) => {
    await page.goto('/register')
    await page.getByRole('link', { name: /^Caviste/ }).click()
    await page.getByRole('textbox', { name: /^Adresse e-mail/ }).fill('caviste@millesime.test')
    await expect(page.getByText('Cet e-mail est déjà utilisé')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page).toHaveURL('/forgot-password')
  })

  test('a reload of the tab loses nothing but the password', async ({ page }) => {
    await page.goto('/register')
    await page.getByRole('link', { name: /^GMS/ }).click()
    await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne')
    await page.reload()
    await expect(question(page, 'Qui êtes-vous ?')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Jeanne')
    await page.goBack()
    await expect(page.getByRole('link', { name: /^GMS/ })).toHaveAttribute('aria-current', 'true')
  })
})

test.describe('A forgotten password (R-7.035 to R-7.039, R-2.004)', () => {
  test('@sizes the mailed link sets a new one, once', async ({ page }) => {
    test.slow()
    const { email } = takeOne(await restaurants())
    await page.goto('/login')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible()
    await page.getByLabel('Adresse e-mail').fill(email)
    expect.soft(await violations(page), 'forgotten').toEqual([])
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
    expect.soft(await violations(page), 'sent').toEqual([])

    const link = await passwordLink(email)
    await page.goto(link)
    await expect(page.getByText(email)).toBeVisible()
    expect.soft(await violations(page), 'new password').toEqual([])
    await page.getByLabel(/^Mot de passe/).fill('Millesime#2027')
    await page.getByLabel(/^Confirmer le mot de passe/).fill('Millesime#2027')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe changé' })).toBeVisible()

    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
    expect.soft(await violations(page), 'dead link').toEqual([])

    await page.getByRole('link', { name: 'Retour à la connexion' }).click()
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('Millesime#2027')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/')
  })

  test('an unknown e-mail gets the same answer', async ({ page }) => {
    await page.goto('/forgot-password')
    await page.getByLabel('Adresse e-mail').fill('personne@exemple.fr')
    await page.getByRole('button', { name: 'Recevoir le lien' }).click()
    await expect(page.getByText('Si un compte existe pour personne@exemple.fr')).toBeVisible()
  })

  test('the page of a link stays open for who is signed in', async ({ page, enter }) => {
    await enter('restaurant@millesime.test')
    await page.goto('/forgot-password/rien')
    await expect(page.getByRole('heading', { level: 1, name: 'Ce lien n’est plus valable' })).toBeVisible()
    await page.getByRole('link', { name: 'Retour à mon profil' }).click()
    await expect(page).toHaveURL('/profile')
  })
})

test('the guest pages speak no French in English (R-2.100)', async ({ page }) => {
  await listen(page)
  for (const path of ['/register', '/forgot-password', '/forgot-password/nothing']) {
    await page.goto(`/en${path}`)
    await settled(page)
    expect.soft(await frenchIn(page), path).toEqual([])
  }
  await page.goto('/en/register')
  await page.getByRole('link', { name: /^Private|^Individual|18 or over/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The field is required').first()).toBeVisible()
  expect.soft(await frenchIn(page), 'identity').toEqual([])
})
