import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { wordsOf } from '~/shared/forms/conflict/field-words'
import { newLine, type Wine } from './lines'
import { listFields } from './list-fields'
import type { ListValues } from './values'

const t = ((key: string) => key) as TFunction<'pricelists'>

const wine = (id: number, vintage: number | null, bottleSizeCl = 75) =>
  ({ '@id': `/api/products/${id}`, name: 'Cuvée des Âmes', vintage, bottleSizeCl, unitsPerCarton: 6 }) as Wine

it('tells wines of one name apart in a conflict, by vintage and size', () => {
  const lines = (price: number) => [
    newLine(wine(1, 2021), 1, 900),
    newLine(wine(2, 2022), 1, price),
    newLine(wine(3, null, 150), 1, price),
  ]
  const clash = { field: 'lines' as const, mine: lines(1100), theirs: lines(1050) }
  const { mine, theirs } = wordsOf(listFields(t), clash, { mine: {} as ListValues, theirs: {} as ListValues })
  const plain = (words: string) => words.replaceAll(/\s/g, ' ')
  expect(plain(mine)).toBe('Cuvée des Âmes 2022 (75 cl) 11,00 €, Cuvée des Âmes (1,5 l) 11,00 €')
  expect(plain(theirs)).toBe('Cuvée des Âmes 2022 (75 cl) 10,50 €, Cuvée des Âmes (1,5 l) 10,50 €')
})
