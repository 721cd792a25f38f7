import { expect, it } from 'vitest'
import { listLine, listProduct } from '../testing/fixtures'
import { narrowed } from './narrowed'

const lines = [
  listLine(),
  listLine({ product: listProduct({ id: 2, name: 'Clos Fontarelle', reference: 'PAU-7', appellation: 'Pauillac' }) }),
]

it.each([
  [undefined, 2],
  ['CHATEAU 2018', 1],
  ['pau-7', 1],
  ['margaux', 1],
  ['rosé', 0],
])('finds by %s %s wines', (words, count) => expect(narrowed(lines, words)).toHaveLength(count))
