import { expect, it } from 'vitest'
import { namesColumns, readPasted } from './paste'
import { untold } from './rows'

it('reads references and EANs with their bottles, one a line, from spreadsheets and from letters', () => {
  expect(readPasted('MAR-101;24\n3760001230015\t6\r\nchablis-7, 12\nROSE 24 36\n\n')).toEqual([
    { ...untold, text: 'MAR-101;24', code: 'MAR-101', quantity: 24 },
    { ...untold, text: '3760001230015\t6', code: '3760001230015', quantity: 6 },
    { ...untold, text: 'chablis-7, 12', code: 'chablis-7', quantity: 12 },
    { ...untold, text: 'ROSE 24 36', code: 'ROSE 24', quantity: 36 },
  ])
})

it('leaves the names of columns out', () => {
  expect(readPasted('Référence;Quantité\nMAR-101;1 200')).toEqual([
    { ...untold, text: 'MAR-101;1 200', code: 'MAR-101', quantity: 1200 },
  ])
})

it('keeps the lot, the best-before day and the vintage behind the bottles', () => {
  const read = (text: string) =>
    readPasted(text).map(({ lot, vintage, bestBefore }) => [lot, vintage, bestBefore].join(' '))
  const text = 'ET-01;36;L-A1;31/05/2028\nET-01;24;L-B2\nET-02;6;2022;L-C3\nET-03;6;;05/2028\nET-04;6;L-D4;bientôt'
  expect(read(text)).toEqual(['L-A1  2028-05-31', 'L-B2  ', 'L-C3 2022 ', '  2028-05-31', 'L-D4  bientôt'])
})

it('knows a table by the names of its columns', () => {
  expect(namesColumns('Référence\tQuantité\tN° de lot\tDLUO\nET-01\t36\tL-A1\t31/05/2028')).toBe(true)
  expect(namesColumns('Vin;Code EAN;Cartons\nClos;376;6')).toBe(true)
  for (const text of ['REF-1;36;L-A1', 'MAR-101;douze', 'Référence', '']) expect(namesColumns(text)).toBe(false)
})

it('reads figures as they are written, and leaves what can be meant in two ways', () => {
  const read = (text: string) => readPasted(text).map(({ code, quantity, vintage }) => [code, quantity, vintage])
  expect(read('"MAR-101";"1 200"\nMAR-102 24 bouteilles\nMAR-103,6\nMAR-104;12;2022\nMAR-105;12,00')).toEqual([
    ['MAR-101', 1200, ''],
    ['MAR-102', 24, ''],
    ['MAR-103', 6, ''],
    ['MAR-104', 12, '2022'],
    ['MAR-105', 12, ''],
  ])
  const unclear = 'MAR-101 1 200\nMAR-102;12 50\nMAR-103;2018;12\nMAR-104;1.000\nMAR-105;6 cartons'
  expect(read(unclear).map(([, quantity]) => quantity)).toEqual([null, null, null, null, null])
})

it('keeps what it cannot read, to be settled', () => {
  expect(readPasted('MAR-101;douze\nMAR-102\nMAR-103;0').map(({ code, quantity }) => [code, quantity])).toEqual([
    ['MAR-101', null],
    ['MAR-102', null],
    ['MAR-103', null],
  ])
})
