import { expect, it } from 'vitest'
import { readPasted } from './paste'

const read = (text: string) => readPasted(text).map(({ code, price, minQuantity }) => [code, price, minQuantity])

it('reads references and EANs with their prices, one a line, from spreadsheets and from letters', () => {
  expect(read('MAR-101;7,90\n3760001230015\t12.40\t36\r\nchablis-7 9,50 €\nMAR-101 7,50 dès 36\n\n')).toEqual([
    ['MAR-101', 790, 1],
    ['3760001230015', 1240, 36],
    ['CHABLIS-7', 950, 1],
    ['MAR-101', 750, 36],
  ])
})

it('takes the cell that can only be a price where the name stands between', () => {
  expect(read('MAR-101\tChâteau Palmeraie\t2018\t7,90\t12')).toEqual([['MAR-101', 790, 12]])
})

it('leaves the names of columns out', () => {
  expect(read('Référence;Prix;Dès\nMAR-101;7,90;6')).toEqual([['MAR-101', 790, 6]])
})

it('keeps what it cannot read, to be settled', () => {
  expect(read('MAR-101;sept\nMAR-102\nMAR-103;7,90;beaucoup')).toEqual([
    ['MAR-101', null, 1],
    ['MAR-102', null, 1],
    ['MAR-103', 790, null],
  ])
})
