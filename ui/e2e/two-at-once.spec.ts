import { Api } from './support/api'
import { violations } from './support/axe'
import { dayIn } from './support/days'
import { connect, makePerson } from './support/parties'
import { makeSeller, makeWines } from './support/products'
import { expect, test } from './support/test'

interface List {
  id: number
  version: number
  name: string
}

interface Kept {
  'hydra:member': { product: { '@id': string }; tiers: { priceTaxExcl: number }[] }[]
}

test('R-2.042 a supplier revises a price list that somebody else changes meanwhile, sees both, and keeps its own', async ({
  page,
  enter,
}) => {
  test.slow()
  const name = `deux-${test.info().project.name}-${Date.now()}`
  const { person, api } = await makeSeller(name)
  const wines = await makeWines(api, 2)
  const buyer = await makePerson('restaurant', `bistro-${name}@exemple.fr`, `Bistro ${name}`)
  await connect(api, buyer, { outstandingValue: 5000 })
  const lines = (...prices: number[]) =>
    prices.map((priceTaxExcl, at) => ({ product: `/api/products/${wines[at]?.id}`, priceTaxExcl }))
  const begun = await api.post<List>('/price_lists', {
    name: 'Carte d’hiver',
    startsOn: dayIn(0),
    customers: [buyer['@id']],
    lines: lines(9.2, 8.5),
  })
  await api.post(`/price_lists/${begun.id}/publish`, { version: begun.version, farPrices: true })
  const draft = await api.post<List>(`/price_lists/${begun.id}/revisions`, { startsOn: dayIn(7), endsOn: null })

  await enter(person.email)
  await page.goto(`/products/mercuriale/${draft.id}/edit`)
  const price = page.getByRole('button', { name: 'Prix HT de Vin 01' }).first()
  await price.press('F2')
  await page.keyboard.type('9,60')
  await page.keyboard.press('Enter')
  await expect(price).toHaveText('9,60 €')

  const admin = await Api.as('admin@millesime.test')
  const { version } = await admin.get<List>(`/price_lists/${draft.id}`)
  await admin.patch(`/price_lists/${draft.id}`, { version, name: 'Carte de printemps', lines: lines(9, 8.5) })

  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Quelqu’un d’autre a enregistré entre-temps' })
  const choice = dialog.getByRole('radiogroup', { name: 'Vins et prix' })
  await expect(choice.getByText(/^Vin 01.* 9,60\s€$/)).toBeVisible()
  await expect(choice.getByText(/^Vin 01.* 9,00\s€$/)).toBeVisible()
  await expect(choice.getByRole('radio', { name: 'Votre saisie' })).toBeChecked()
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()

  // The price is the supplier's, the name the other's: nobody lost anything unseen.
  await expect(page.getByRole('heading', { level: 1, name: 'Carte de printemps' })).toBeVisible()
  const kept = await api.get<Kept>(`/price_lists/${draft.id}/lines?itemsPerPage=-1`)
  expect(kept['hydra:member'].map(({ tiers }) => tiers[0]?.priceTaxExcl)).toEqual([9.6, 8.5])
})
