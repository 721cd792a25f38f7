import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Api, PASSWORD } from './support/api'
import { violations } from './support/axe'
import { invitationLink } from './support/mails'
import { expect, secondDevice, signIn, test } from './support/test'

const SUPPLIER = 'fournisseur@millesime.test'

const emailOf = (who: string) => `${who}-${test.info().project.name}@exemple.fr`

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).filter({ visible: true })

const toast = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

async function invite(page: Page, email: string): Promise<void> {
  await button(page, 'Inviter').first().click()
  const dialog = page.getByRole('dialog', { name: 'Inviter quelqu’un' })
  await dialog.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(email)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await toast(page, `Invitation envoyée à ${email}`)
}

/** A browser of somebody new; registrations are counted by address. */
async function newcomer(browser: Browser): Promise<BrowserContext> {
  const context = await secondDevice(browser)
  const part = () => Math.floor(Math.random() * 250) + 1
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` })
  return context
}

/** Registers from the mail of an invitation: the e-mail is known already, and cannot be another. */
async function register(page: Page, link: string, chip: RegExp, company: string, email: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Maison Verdelune vous invite sur Millésime')).toBeVisible()
  await page.getByRole('link', { name: chip }).click()
  const field = page.getByRole('textbox', { name: /^Adresse e-mail/ })
  await expect(field).toHaveValue(email)
  await expect(field).not.toBeEditable()
  expect(await violations(page)).toEqual([])
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Jeanne')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Lacoste')
  await button(page, 'Continuer').click()
  await page.getByRole('textbox', { name: /^Raison sociale/ }).fill(company)
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
async function validate(email: string): Promise<void> {
  const { id } = await (await Api.as(email)).me()
  const desk = await Api.as('admin@millesime.test')
  await desk.post('/users/statuses', { users: [`/api/users/${id}`], status: 'valid' })
}

/** Accepts what the supplier asked, and finds it among the relations. */
async function accept(context: BrowserContext, page: Page, email: string): Promise<void> {
  await signIn(context, email)
  await page.goto('/network')
  const invitation = page.getByRole('listitem', { name: 'Maison Verdelune' })
  await expect(invitation).toBeVisible()
  expect(await violations(page)).toEqual([])
  await invitation.getByRole('button', { name: 'Accepter' }).click()
  await toast(page, 'Vous êtes connecté à Maison Verdelune')
  await expect(invitation).toHaveCount(0)
}

/** Opens one's relation with a company, found by its name. */
async function find(page: Page, company: string): Promise<void> {
  await page.goto(`/network?search=${encodeURIComponent(company)}`)
  await expect(page.getByRole('table', { name: 'Affiliés' }).getByRole('link', { name: company })).toBeVisible()
  await button(page, `Actions sur ${company}`).click()
  await page.getByRole('menuitem', { name: 'Modifier les conditions' }).click()
}

/** Puts something of the supplier into the cart, and reads there why it costs what it costs. */
async function readPrice(page: Page): Promise<void> {
  const [product] = await (await Api.as(SUPPLIER)).products('available=true&itemsPerPage=1&order[name]=asc')
  await page.goto(`/products/grid?available=true&search=${encodeURIComponent(product?.name ?? '')}`)
  await page.getByRole('article').first().getByRole('button', { name: 'Un de plus' }).click()
  await page.goto('/cart/customer')
  await button(page, /^Continuer/).click()
  await page.getByRole('radio').first().click()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await button(page, /^Continuer/).click()
  await expect(page).toHaveURL('/cart/summary')
  const explained = page.getByRole('main').getByRole('button', { name: /^Pourquoi ce prix/ })
  await explained.first().click()
  const why = page.getByRole('dialog', { name: 'Pourquoi ce prix ?' })
  await expect(why).toContainText('Remise permanente')
  await expect(why).toContainText('6\u00A0%')
}

test('@sizes a supplier invites a restaurant and an agent who are unknown, and sets their terms (R-1.024, R-2.028, R-3.021)', async ({
  page,
  browser,
  enter,
}) => {
  test.slow()
  const size = test.info().project.name
  const table = { email: emailOf('table-neuve'), company: `La Table Neuve ${size}` }
  const agent = { email: emailOf('agence-neuve'), company: `Agence Neuve ${size}` }
  await enter(SUPPLIER)
  await page.goto('/network')
  await expect(page.getByRole('table', { name: 'Affiliés' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  await invite(page, table.email)
  await invite(page, agent.email)

  const [tableDevice, agentDevice] = [await newcomer(browser), await newcomer(browser)]
  const [tablePage, agentPage] = [await tableDevice.newPage(), await agentDevice.newPage()]
  await register(tablePage, await invitationLink(table.email), /^CHR/, table.company, table.email)
  await register(agentPage, await invitationLink(agent.email), /^Agent commercial/, agent.company, agent.email)
  await validate(table.email)
  await validate(agent.email)
  await accept(tableDevice, tablePage, table.email)
  await accept(agentDevice, agentPage, agent.email)

  await find(page, agent.company)
  const ofAgent = page.getByRole('dialog', { name: `Conditions de ${agent.company}` })
  await ofAgent.getByRole('textbox', { name: 'Marge de négociation' }).fill('5')
  await expect(ofAgent.getByRole('textbox', { name: 'Commission' })).toHaveValue(/15/)
  await ofAgent.getByRole('button', { name: 'Enregistrer' }).click()
  await toast(page, `Les conditions de ${agent.company} sont enregistrées`)

  await find(page, table.company)
  const ofTable = page.getByRole('dialog', { name: `Conditions de ${table.company}` })
  await ofTable.getByRole('textbox', { name: 'Remise permanente' }).fill('6')
  await ofTable.getByRole('textbox', { name: 'Encours autorisé' }).fill('1500')
  await ofTable.getByRole('combobox', { name: 'Agent' }).click()
  await page.getByRole('option', { name: agent.company }).click()
  expect(await violations(page)).toEqual([])
  await ofTable.getByRole('button', { name: 'Enregistrer' }).click()
  await toast(page, `Les conditions de ${table.company} sont enregistrées`)

  await readPrice(tablePage)
  await tableDevice.close()
  await agentDevice.close()
})

test('@sizes an invitation is sent again, withdrawn with a way back, and a dead link says so', async ({
  page,
  enter,
}) => {
  const email = emailOf('sans-reponse')
  await enter('restaurant@millesime.test')
  await page.goto('/network')
  await invite(page, email)
  await button(page, /^Invitations envoyées/).click()
  await expect(page.getByRole('table', { name: 'Invitations envoyées' }).getByText(email)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await violations(page)).toEqual([])
  await button(page, `Actions sur ${email}`).click()
  await page.getByRole('menuitem', { name: 'Renvoyer l’invitation' }).click()
  await toast(page, `Invitation renvoyée à ${email}`)
  await button(page, `Actions sur ${email}`).click()
  await page.getByRole('menuitem', { name: 'Retirer l’invitation' }).click()
  await expect(page.getByText('retirée', { exact: true })).toBeVisible()
  await button(page, 'Annuler').click()
  await expect(page.getByText('retirée', { exact: true })).toHaveCount(0)

  await page.goto('/network?invitation=inconnue')
  await expect(page.getByRole('alert').filter({ hasText: 'L’invitation n’a pas pu être ouverte' })).toBeVisible()
  await expect(page).toHaveURL('/network')
  expect(await violations(page)).toEqual([])
})
