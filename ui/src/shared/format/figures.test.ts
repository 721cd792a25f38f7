import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCents, readFigure, readRate, readWhole, type Tax, typedFigure, typedWhole } from './figures'

interface Cases {
  figures: { written: string; digits: string; unit: string }[]
  refused: string[]
  amounts: { written: string; tax: Tax | ''; cents: number | null }[]
  wholes: { written: string; value: number | null }[]
}

/** The table that the server's reader of files is held against too (platform/figure/figure_test.go). */
const cases: Cases = JSON.parse(readFileSync('../platform/figure/testdata/figures.json', 'utf8'))

describe('figures as people and spreadsheets write them', () => {
  it.each(cases.figures)('$written', ({ written, digits, unit }) =>
    expect(readFigure(written)).toMatchObject({ digits, unit }),
  )
  it.each(cases.refused)('%j is none', (text) => expect(readFigure(text)).toBeNull())
})

it.each(cases.amounts)('$written is an amount or none', ({ written, tax, cents }) =>
  expect(readCents(written, tax || undefined)).toBe(cents),
)

it.each(cases.wholes)('$written is a whole number or none', ({ written, value }) =>
  expect(readWhole(written, /^(bouteilles)?$/)).toBe(value),
)

it.each([
  ['12,5 %', 1250],
  ['12,5', 1250],
  ['-3', -300],
  ['12,5 €', null],
  ['12,345', null],
])('reads %j percent', (text, points) => expect(readRate(text)).toBe(points))

it('takes no unit for whole numbers but the ones that are meant', () => {
  expect(readWhole('6 cartons')).toBeNull()
  expect(readWhole('6 cartons', /^cartons?$/)).toBe(6)
})

it.each([
  ['12', '12'],
  ['', ''],
  ['1 200', '1 200'],
  ['12,', '12,'],
  ['12,5', '12,5'],
  ['12 50', '12 50'],
  ['1.234', '1.234'],
  ['-3', '-3'],
  ['douze', '7'],
  ['12345678', '7'],
])('shows %j in a field of whole numbers as %j', (text, shown) => expect(typedFigure(text, '7', 7)).toBe(shown))

it.each([
  ['', 0],
  ['012', 12],
  ['1 200', 1200],
  ['12,0', 12],
  ['12,', 12],
  ['12,5', null],
  ['1.234', null],
  ['-3', null],
])('takes %j of a field of whole numbers for %j', (text, whole) => expect(typedWhole(text)).toBe(whole))
