import type { Api } from './api'
import { makePerson } from './parties'

/** A supplier of a test's own, who sells nothing yet. */
export async function makeSeller(name: string) {
  const person = await makePerson('supplier', `cave-${name}@exemple.fr`, `Cave ${name}`)
  return { person, api: person.api }
}

interface Made {
  '@id': string
  id: number
  version: number
}

/** Wines of a supplier, "Vin 01" and so on, at 10 €; open to one group alone, so that the catalogue of others stays as it was. */
export async function makeWines(api: Api, count: number, group = 'negociant'): Promise<Made[]> {
  const wines: Made[] = []
  for (let number = 1; number <= count; number += 1) {
    const own = String(number).padStart(2, '0')
    wines.push(
      await api.post<Made>('/products', {
        reference: `VIN-${own}`,
        name: `Vin ${own}`,
        type: 'still',
        colour: 'red',
        abv: 13,
        listPriceTaxExcl: 10,
        groups: [group],
      }),
    )
  }
  return wines
}
