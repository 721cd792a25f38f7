import { violations } from './support/axe'
import { button, invite, toast } from './support/network'
import { settled } from './support/settled'
import { expect, test } from './support/test'

const emailOf = (who: string) => `${who}-${test.info().project.name}@exemple.fr`

test('@phone an invitation is sent again, withdrawn with a way back, and a dead link says so', async ({
  page,
  enter,
}) => {
  const email = emailOf('sans-reponse')
  await enter('restaurant@millesime.test')
  await page.goto('/network')
  await button(page, 'Inviter').first().click()
  const title = page.getByRole('dialog').getByRole('heading', { name: 'Inviter quelqu’un' })
  await expect(title).toHaveCSS('font-family', /Fraunces/)
  await page.keyboard.press('Escape')
  await invite(page, email)
  await button(page, /^Invitations envoyées/).click()
  await expect(page.getByRole('table', { name: 'Invitations envoyées' }).getByText(email)).toBeVisible()
  await settled(page)
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
