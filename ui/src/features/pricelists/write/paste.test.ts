import { expect, it } from 'vitest'
import { readPasted } from './paste'

const read = (text: string) => readPasted(text).map(({ code, price, minQuantity }) => [code, price, minQuantity])

it('reads references and EANs with their prices, one a line, from spreadsheets and from letters', () => {
  expect(read('MAR-101;7,90\n3760001230015\t12.40\t36\r\nchablis-7 9,50 €\nMAR-101 7,50 dès 36\n\n')).toEqual([
    ['MAR-101', 790, 1],
    ['3760001230015', 1240, 36],
    ['chablis-7', 950, 1],
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

it.each([
  ['quotes', '"MAR-101";"8,20";"6"', [['MAR-101', 820, 6]]],
  ['euros in words', 'MAR-101\t8,20 euros', [['MAR-101', 820, 1]]],
  ['the bottle as unit', 'MAR-101 8,20 €/btl par 6', [['MAR-101', 820, 6]]],
  ['the sign where the comma stands', 'MAR-101 8€20', [['MAR-101', 820, 1]]],
  ['quantities in words', 'MAR-101;8,20;par 6', [['MAR-101', 820, 6]]],
  [
    'thousands',
    "MAR-101;1'234.50\nMAR-102;1.234,50\nMAR-103;1 234,50",
    [
      ['MAR-101', 123450, 1],
      ['MAR-102', 123450, 1],
      ['MAR-103', 123450, 1],
    ],
  ],
  [
    'several tiers',
    'MAR-101\t8,20\t6\t7,90\t24',
    [
      ['MAR-101', 820, 6],
      ['MAR-101', 790, 24],
    ],
  ],
  [
    'three tiers, the first from one bottle',
    'MAR-101\t8,20\t\t7,90\t24\t7,50\t60',
    [
      ['MAR-101', 820, 1],
      ['MAR-101', 790, 24],
      ['MAR-101', 750, 60],
    ],
  ],
  ['a vintage before the price', 'MAR-101\t2018\t12,00\t6', [['MAR-101', 1200, 6]]],
  ['a year that is a price for certain', 'MAR-101\t2018,00', [['MAR-101', 201800, 1]]],
  ['words behind', 'MAR-101;7,90;6;Château;75', [['MAR-101', 790, 6]]],
])('reads %s', (_, text, rows) => expect(read(text)).toEqual(rows))

it.each([
  ['a percentage', 'MAR-101;10,0 %'],
  ['two figures', 'MAR-101;12 50'],
  ['two figures beside one another', 'MAR-101 12 50'],
  ['a price with tax', 'MAR-101;8,20 € TTC'],
  ['a price of cartons', 'MAR-101;49,20 €/carton'],
  ['dollars', 'MAR-101;12 $'],
  ['a year that may be a vintage', 'MAR-101\t2018\t12\t6'],
  ['a year alone', 'MAR-101\t2018'],
  ['a year behind a space', 'MAR-101 2018'],
  ['a line that can be cut in two ways', 'MAR-101 1 234,50'],
  ['a price or a quantity', 'MAR-101 8 € 20'],
  ['a figure before the price', 'MAR-101\t6\t8,20'],
  ['two prices beside one another', 'MAR-101\t13,5\t8,20'],
  ['a second price without its quantity', 'MAR-101\t8,20\t6\t7,90'],
  ['quantities that fall', 'MAR-101\t8,20\t24\t7,90\t6'],
  ['what may be no price', 'MAR-101\t8,20\t6\t75\t12'],
])('leaves %s to be settled', (_, text) =>
  expect(read(text)).toEqual([['MAR-101', null, expect.toSatisfy(() => true)]]),
)

it('takes no year for a quantity', () => {
  expect(read('MAR-101;7,90;2018')).toEqual([['MAR-101', 790, null]])
})
