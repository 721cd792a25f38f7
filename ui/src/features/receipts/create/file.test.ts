import { expect, it } from 'vitest'
import { isRight, missing, readRows } from './file'

const choices = { 0: 'code', 1: null, 2: 'quantity', 3: 'lot', 4: 'vintage', 5: 'bestBefore' }

const read = (...rows: string[][]) =>
  readRows(
    rows.map((cells, at) => ({ number: at + 2, cells })),
    choices,
  )

it('makes rows of what the columns are', () => {
  expect(read(['mar-101', 'Château', '1 200', 'L7', '2019', '31/05/2027'], ['3760001230015', '', '6'])).toEqual([
    {
      text: 'mar-101 · 1 200 · L7 · 2019 · 31/05/2027',
      code: 'mar-101',
      quantity: 1200,
      lot: 'L7',
      vintage: '2019',
      bestBefore: '2027-05-31',
    },
    { text: '3760001230015 · 6', code: '3760001230015', quantity: 6, lot: '', vintage: '', bestBefore: '' },
  ])
})

it('keeps what it cannot read, to be settled, and knows a wine without vintage', () => {
  expect(read(['A', '', 'douze', '', 'NV', 'bientôt'])).toMatchObject([
    { quantity: null, vintage: '', bestBefore: 'bientôt' },
  ])
})

it('leaves out rows in which nothing stands that counts', () => {
  expect(read(['', 'Bon de livraison'], [])).toEqual([])
  expect(read(['', '', '120'])).toMatchObject([{ code: '', quantity: 120 }])
})

it('needs to know which column has the code and which the bottles, and each once', () => {
  expect(missing({ 0: 'lot' })).toEqual(['code', 'quantity'])
  expect(isRight({ 0: 'code', 1: 'quantity' })).toBe(true)
  expect(isRight({ 0: 'code', 1: 'quantity', 2: 'quantity' })).toBe(false)
})
