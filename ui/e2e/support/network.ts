import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Api, PASSWORD } from './api'
import { violations } from './axe'
import { expect, secondDevice, signIn } from './test'

export const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name }).filter({ visible: true })

export const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

/** Sends an invitation from the network screen. */
export async function invite(page: Page, email: string): Promise<void> {
  await button(page, 'Inviter').first().click()
  const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
  await dialog.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await toast(page, `Invitation envoyée à ${email}`)
}

/** A browser of somebody new; registrations are counted by address. */
export async function newcomer(browser: Browser): Promise<BrowserContext> {
  const context = await secondDevice(browser)
  const part = () => Math.floor(Math.random() * 250) + 1
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` })
  return context
}

interface Newcomer {
  email: string
  company: string
  /** The group's chip. */
  chip: RegExp
}

/** Registers from the mail of an invitation: the e-mail is known already, and cannot be another. */
export async function register(page: Page, link: string, inviter: string, who: Newcomer): Promise<void> {
  await page.goto(link)
  await expect(page.getByText(`${inviter} vous invite sur Millésime`)).toBeVisible()
  await page.getByRole('link', { name: who.chip }).click()
  const field = page.getByRole('textbox', { name: /^Adresse e-mail/ })
  await expect(field).toHaveValue(who.email)
  await expect(field).not.toBeEditable()
  expect(await violations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Lacoste')
  await button(page, 'Continuer').click()
  await page.getByRole('textbox', { name: /^Raison sociale/ }).fill(who.company)
  await page.getByRole('textbox', { name: /^SIRET/ }).fill('732 829 320 00074')
  await page.getByRole('textbox', { name: /^Rue/ }).fill('18 rue des Halles')
  await page.getByRole('textbox', { name: /^Code postal/ }).fill('69002')
  await page.getByRole('textbox', { name: /^Ville/ }).fill('Lyon')
  await button(page, 'Continuer').click()
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD)
  await page.getByLabel(/^Confirmer le mot de passe/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, c’est bien reçu' })).toBeVisible()
}

/** An administrator lets somebody in. */
export async function validate(email: string): Promise<void> {
  const { id } = await (await Api.as(email)).me()
  const desk = await Api.as('admin@millesime.test')
  await desk.post('/users/statuses', { users: [`/api/users/${id}`], status: 'valid' })
}

/** Accepts what somebody asked, and finds it among the relations. */
export async function accept(page: Page, email: string, inviter: string): Promise<void> {
  await signIn(page.context(), email)
  await page.goto('/network')
  const invitation = page.getByRole('listitem', { name: inviter })
  await expect(invitation).toBeVisible()
  expect(await violations(page)).toEqual([])
  await invitation.getByRole('button', { name: 'Accepter' }).click()
  await toast(page, `Vous êtes connecté à ${inviter}`)
  await expect(invitation).toHaveCount(0)
}

/** Opens the terms of one's relation with a company, found by its name. */
export async function openTerms(page: Page, company: string) {
  await page.goto(`/network?search=${encodeURIComponent(company)}`)
  await expect(page.getByRole('table', { name: 'Affiliés' }).getByRole('link', { name: company })).toBeVisible()
  await button(page, `Actions sur ${company}`).click()
  await page.getByRole('menuitem', { name: 'Modifier les conditions' }).click()
  const dialog = page.getByRole('dialog', { name: `Conditions de ${company}` })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    save: async () => {
      await dialog.getByRole('button', { name: 'Enregistrer' }).click()
      await toast(page, `Les conditions de ${company} sont enregistrées`)
    },
  }
}
