import type { Page } from '@playwright/test'
import { Api } from './support/api'
import { violations } from './support/axe'
import { typedDayIn } from './support/days'
import { connect, makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { expect, test } from './support/test'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

const price = (page: Page, wine: string) => page.getByRole('button', { name: `Prix HT de ${wine}` }).first()

interface Lists {
  'hydra:member': { id: number; name: string; status: string }[]
}

interface Kept {
  'hydra:member': { tiers: { minQuantity: number; priceTaxExcl: number }[] }[]
}

test('@daily R-1.016 R-2.041 R-2.042 a supplier writes a price list by the keyboard, repairs what it pasted, publishes and revises it', async ({
  page,
  enter,
}) => {
  test.slow()
  const { person, api } = await makeSeller(own('tarif'))
  await makeWines(api, 4)
  const buyer = await makePerson('restaurant', `bistro-${own('m')}@exemple.fr`, `Bistro ${own('m')}`)
  await connect(api, buyer, { outstandingValue: 5000 })
  await enter(person.email)

  // Named, for one restaurant.
  await page.goto('/products/mercuriale')
  await expect(page.getByText('Aucune mercuriale pour l’instant')).toBeVisible()
  await page.getByRole('link', { name: 'Nouvelle mercuriale' }).first().press('Enter')
  await page.getByRole('textbox', { name: 'Nom' }).fill('Carte d’hiver')
  const customers = page.getByRole('combobox', { name: 'Clients' })
  await customers.fill(buyer.company)
  await page.getByRole('option', { name: buyer.company }).waitFor()
  await customers.press('ArrowDown')
  await customers.press('Enter')

  // One wine by the keyboard: found, priced, and back to the search.
  const search = page.getByRole('combobox', { name: 'Ajouter un vin' })
  await search.fill('Vin 01')
  await expect(page.getByRole('option', { name: /Vin 01/ })).toBeVisible()
  await search.press('Enter')
  await expect(price(page, 'Vin 01')).toBeFocused()
  await page.keyboard.type('9,20')
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()

  // Others pasted: an unknown reference and an unreadable price are repaired in place.
  await page.getByRole('button', { name: 'Coller une liste' }).press('Enter')
  const paste = page.getByRole('dialog', { name: 'Coller une liste' })
  await paste.getByRole('textbox', { name: 'Votre liste' }).fill('VIN-02;8,50\nVIN-02;8,10;36\nVIN-03;neuf\nVIN-99;7')
  await paste.getByRole('button', { name: 'Reprendre ces prix' }).press('Enter')
  await expect(page.getByText('2 lignes à régler')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const mend = page.getByRole('textbox', { name: 'Prix HT' })
  await mend.fill('9')
  await mend.press('Enter')
  await expect(page.getByText('1 ligne à régler')).toBeVisible()
  const settle = page.getByRole('combobox', { name: 'Choisir le vin' })
  await settle.fill('Vin 04')
  await expect(page.getByRole('option', { name: /Vin 04/ })).toBeVisible()
  await settle.press('Enter')
  await expect(page.getByText('4 vins, 5 prix')).toBeVisible()

  // Prices move together, seen before.
  await page.getByRole('checkbox', { name: 'Sélectionner Vin 04' }).press('Space')
  await page.getByRole('button', { name: 'Modifier les prix' }).press('Enter')
  const move = page.getByRole('dialog', { name: 'Modifier les prix ensemble' })
  await move.getByRole('textbox', { name: 'Variation' }).fill('3')
  await expect(move.getByRole('row', { name: /Vin 04/ })).toContainText('7,20')
  expect(await violations(page)).toEqual([])
  await move.getByRole('textbox', { name: 'Variation' }).press('Enter')
  await expect(price(page, 'Vin 04')).toHaveText('7,20 €')

  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Carte d’hiver' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Vin 02/ })).toContainText('dès 36')
  expect(await violations(page)).toEqual([])

  // Published: the restaurant sees it.
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  const publish = page.getByRole('dialog', { name: 'Publier Carte d’hiver' })
  await expect(publish.getByText(/Aucune autre mercuriale/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await publish.getByRole('button', { name: 'Publier la mercuriale' }).press('Enter')
  await expect(page.getByText('En cours')).toBeVisible()
  const id = page.url().split('/').at(-1)
  const seen = await (await Api.as(buyer.email)).get<Lists>('/price_lists')
  expect(seen['hydra:member']).toMatchObject([{ id: Number(id), name: 'Carte d’hiver', status: 'active' }])
  const kept = await api.get<Kept>(`/price_lists/${id}/lines?itemsPerPage=-1`)
  expect(kept['hydra:member'].map(({ tiers }) => tiers)).toEqual([
    [{ minQuantity: 1, priceTaxExcl: 9.2 }],
    [
      { minQuantity: 1, priceTaxExcl: 8.5 },
      { minQuantity: 36, priceTaxExcl: 8.1 },
    ],
    [{ minQuantity: 1, priceTaxExcl: 9 }],
    [{ minQuantity: 1, priceTaxExcl: 7.2 }],
  ])

  // Revised: the same prices, one of them changed, from next week on.
  await page.getByRole('button', { name: 'Préparer une révision' }).press('Enter')
  const revise = page.getByRole('dialog', { name: 'Préparer une révision' })
  const start = revise.getByRole('textbox', { name: 'Premier jour' })
  await start.fill(typedDayIn(7))
  await start.press('Tab')
  await revise.getByRole('button', { name: 'Préparer la révision' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Modifier Carte d’hiver' })).toBeVisible()
  await price(page, 'Vin 01').press('F2')
  await page.keyboard.type('9,60')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await expect(page.getByRole('row', { name: /Vin 01/ })).toContainText('9,20')
  await page.getByRole('button', { name: 'Publier' }).press('Enter')
  await page.getByRole('button', { name: 'Publier la mercuriale' }).press('Enter')
  await expect(page.getByText('À venir').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Révision 1' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
