import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { violations } from './support/axe'
import { frenchIn, listen } from './support/french'
import { takeOne } from './support/people'
import { settled } from './support/settled'
import { expect, test } from './support/test'

interface Row {
  id: number
  company: string
  email: string
}

/** Somebody of one state, of a group that an admin manages, whom no other test has taken. */
async function somebody(status: string, group = 'wine_merchant'): Promise<Row> {
  const admin = await Api.as('admin@millesime.test')
  const { 'hydra:member': rows } = await admin.get<{ 'hydra:member': Row[] }>(
    `/users?status[]=${status}&userGroup[]=${group}&itemsPerPage=100`,
  )
  // The accounts that sign in, and those that other tests make, are theirs to work with.
  return takeOne(rows.filter(({ email }) => email.endsWith('@exemple.test')))
}

const choose = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Sélectionner ${name}`, exact: true }).check({ force: true })

test.describe('Administrators', () => {
  test('@phone validate an account that waits, and its history says so (R-2.065)', async ({ page, enter }) => {
    const person = await somebody('processing')
    await enter('admin@millesime.test')
    await page.goto(`/users?tab=processing&search=${encodeURIComponent(person.company)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateurs' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: person.company, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: person.company })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const status = page.getByRole('region', { name: 'Statut du compte' })
    await status.getByRole('button', { name: 'Valider' }).click()
    await expect(status.getByText('Actif')).toBeVisible()
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history.getByText('Statut modifié')).toBeVisible()
    await expect(history.getByRole('insertion').filter({ hasText: 'Actif' })).toBeVisible()
    await expect(history.getByText(/Julien Carpentier|Millésime/).first()).toBeVisible()
  })

  test('@sizes block several accounts at once, see who was refused, and take it back', async ({ page, enter }) => {
    const person = await somebody('valid')
    await enter('admin@millesime.test')
    await page.goto(`/users?search=${encodeURIComponent(person.company)}`)
    await choose(page, person.company)
    await page.getByRole('button', { name: 'Bloquer', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Bloquer ${person.company} ?` })
    await dialog.getByRole('textbox', { name: /Motif/ }).fill('Factures impayées')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Bloquer le compte' }).click()
    await expect(page.getByText(`Compte bloqué : ${person.company}`)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(person.company) }).getByText('Bloqué')).toBeVisible()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByRole('row', { name: new RegExp(person.company) }).getByText('Actif')).toBeVisible()
  })

  test('@sizes are told which of the chosen accounts did not change, and take the others back', async ({
    page,
    enter,
  }) => {
    await enter('admin@millesime.test')
    await page.goto('/users?group=["admin","cse"]&tab=valid&sort=-company')
    const names = page.getByRole('table', { name: 'Utilisateurs' }).getByRole('link')
    await choose(page, (await names.first().textContent()) ?? '')
    const { company } = await somebody('valid', 'cse')
    await choose(page, company)
    await page.getByRole('button', { name: 'Bloquer', exact: true }).click()
    await page.getByRole('button', { name: 'Bloquer 2 comptes' }).click()
    const results = page.getByRole('dialog', { name: '1 compte sur 2 n’a pas changé' }).getByRole('listitem')
    await expect(results.first()).toContainText('Millésime')
    await expect(results.nth(1)).toContainText(`${company}Bloqué`)
    await page.getByRole('button', { name: 'Fermer' }).last().click()
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(page.getByText('Le compte est revenu à son statut précédent')).toBeVisible()
    await expect(names.filter({ hasText: company }).first()).toBeVisible()
  })

  test('@sizes create a user, who gets a link by mail', async ({ page, enter }, info) => {
    const company = `Cave de l’Essai ${info.project.name}`
    await enter('admin@millesime.test')
    await page.goto('/users/create')
    await page.getByRole('radio', { name: 'Caviste' }).check()
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(`essai.${info.project.name}@exemple.fr`)
    await page.getByRole('textbox', { name: /Prénom/ }).fill('Agathe')
    await page.getByRole('textbox', { name: /^Nom/ }).fill('Vernay')
    await page.getByRole('textbox', { name: /Raison sociale/ }).fill(company)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
    await expect(page.getByText('Le lien d’activation est parti')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Historique' }).getByRole('listitem').first()).toBeVisible()
  })

  test('@phone change who a person is, and its conditions (R-2.066)', async ({ page, enter }) => {
    const person = await somebody('valid')
    await enter('admin@millesime.test')
    await page.goto(`/users/${person.id}/edit`)
    const identity = page.getByRole('form', { name: 'Identité' })
    await identity.getByRole('textbox', { name: /Prénom/ }).fill('Apolline')
    await identity.getByRole('button', { name: 'Enregistrer l’identité' }).click()
    await expect(page.getByText('Identité enregistrée')).toBeVisible()
    const conditions = page.getByRole('form', { name: 'Paramètres du caviste' })
    await conditions.getByRole('textbox', { name: /Remise sur facture/ }).fill('3,5')
    await conditions.getByRole('button', { name: 'Enregistrer les paramètres' }).click()
    await expect(page.getByText('Paramètres enregistrés')).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter une adresse de livraison' }).click()
    const address = page.getByRole('form', { name: 'Ajouter une adresse de livraison' })
    await address
      .getByRole('textbox', { name: /Rue|Adresse|N° et/ })
      .first()
      .fill('4 rue des Chais')
    await address.getByRole('textbox', { name: /Code postal/ }).fill('33000')
    await address.getByRole('textbox', { name: /Ville/ }).fill('Bordeaux')
    expect(await violations(page)).toEqual([])
    await address.getByRole('button', { name: 'Enregistrer l’adresse' }).click()
    await expect(page.getByRole('region', { name: 'Adresses de livraison' })).toContainText(
      '4 rue des Chais33000 Bordeaux',
    )
    await page.goto(`/users/${person.id}`)
    const history = page.getByRole('region', { name: 'Historique' })
    await expect(history.getByText('Apolline')).toBeVisible()
    await expect(history.getByRole('insertion').filter({ hasText: '3,5' })).toBeVisible()
  })

  test('@sizes read the audit trail when they are superadmins', async ({ page, enter }) => {
    const admin = await Api.as('superadmin@millesime.test')
    const person = await somebody('valid')
    await admin.post('/users/statuses', { users: [`/api/users/${person.id}`], status: 'blocked', reason: 'Essai' })
    await admin.post('/users/statuses', { users: [`/api/users/${person.id}`], status: 'valid' })
    await enter('superadmin@millesime.test')
    await page.goto('/users?tab=journal')
    const table = page.getByRole('table', { name: 'Journal' })
    await table.getByRole('button', { name: 'Statut modifié' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Statut modifié' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('The administration of users in English', () => {
  for (const path of ['/users?tab=processing', '/users/create', '/users/3', '/users/3/edit', '/users?tab=journal']) {
    test(`${path} shows no French`, async ({ page, enter }) => {
      listen(page)
      await enter('superadmin@millesime.test')
      await page.goto(`/en${path}`)
      await settled(page)
      expect(await frenchIn(page)).toEqual([])
    })
  }
})
