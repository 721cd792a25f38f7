import { describe, expect, it } from 'vitest'
import { choicesOf, clashes } from '~/shared/columns/choices'
import { type Mark, paceOf, remainingOf, withMark } from '~/shared/format/rate'
import { isIn, shownFields, wrongFields } from './check/problems'
import { hasReference, missingForNew } from './column-choices'
import { stepOf } from './imports'
import { anImport, aRow, wrongPrice } from './testing/fixtures'

describe('the step of an import', () => {
  it('is where it stands', () => {
    expect(stepOf(anImport())).toBe('columns')
    expect(stepOf(anImport({ state: 'checked' }))).toBe('check')
    expect(stepOf(anImport({ state: 'undoing', mode: 'all' }))).toBe('run')
  })

  it('is the check when it was interrupted there', () => {
    expect(stepOf(anImport({ state: 'interrupted' }))).toBe('check')
    expect(stepOf(anImport({ state: 'interrupted', mode: 'valid' }))).toBe('run')
  })
})

describe('choices of columns', () => {
  const choices = choicesOf(anImport().columns)

  it('clash when two fill one field, each naming the other', () => {
    expect(clashes(choices).size).toBe(0)
    expect([...clashes({ ...choices, 3: 'name' })]).toEqual([
      [3, 1],
      [1, 3],
    ])
    expect(clashes({ 0: null, 1: null }).size).toBe(0)
  })

  it('need the reference, and what new products need', () => {
    expect(hasReference(choices)).toBe(true)
    expect(hasReference({ ...choices, 0: null })).toBe(false)
    expect(missingForNew({ ...choices, 2: null })).toEqual(['type'])
  })
})

describe('fields of the table', () => {
  const { columns } = anImport()

  it('are those of the file, then those that rows lack', () => {
    expect(shownFields(columns, ['colour'], false)).toEqual(['reference', 'name', 'type', 'listPriceTaxExcl', 'colour'])
  })

  it('with problems come first where that is asked for, after what tells a row', () => {
    expect(shownFields(columns, ['listPriceTaxExcl'], true)).toEqual(['reference', 'name', 'listPriceTaxExcl', 'type'])
  })

  it('that are wrong are found in their order', () => {
    expect(wrongFields(wrongPrice(3), ['name', 'listPriceTaxExcl'])).toEqual(['listPriceTaxExcl'])
  })
})

describe('a row', () => {
  it('belongs to the lists that its check puts it in', () => {
    expect(isIn('faulty', wrongPrice(3))).toBe(true)
    expect(isIn('ready', wrongPrice(3))).toBe(false)
    expect(isIn('ready', aRow(3))).toBe(true)
    expect(isIn('warned', aRow(3))).toBe(false)
  })
})

describe('the pace', () => {
  const marks = (...done: number[]) =>
    done.reduce<Mark[]>((before, rows, at) => withMark(before, { at: at * 1000, done: rows }), [])

  it('is unknown until something has gone by', () => {
    expect(paceOf([])).toBeNull()
    expect(paceOf(marks(0))).toBeNull()
    expect(remainingOf(null, 0, 100)).toBeNull()
  })

  it('is rows per second over the last seconds', () => {
    expect(paceOf(marks(0, 500, 1000))).toBe(500)
    expect(remainingOf(500, 1000, 2200)).toBe(3)
  })

  it('begins anew with another job', () => {
    expect(marks(900, 1200, 0)).toEqual([{ at: 2000, done: 0 }])
  })
})
