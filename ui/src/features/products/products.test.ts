import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import type { Product } from '~/shared/product/product'
import { showValue } from '~/shared/product/show-value'
import { gtinOf } from '~/shared/warehouse/gtin'
import { fieldsIn, textCells, withFields } from './list/cells'
import { clashesOf } from './sheet/clashes'
import { completenessOf } from './sheet/completeness'
import { exciseOf, vatRateOf } from './sheet/derived'
import { abvRule } from './sheet/rules'
import type { ProductSheet } from './sheet/sheet'
import { changesOf, fieldsOf, newSheet, type SheetValues, valuesOf } from './sheet/values'

const written = (own: Partial<SheetValues> = {}): SheetValues => ({ ...newSheet('5'), name: 'Vin', ...own })

const sheetOf = (values: SheetValues): ProductSheet => {
  const { listPriceTaxExcl, groupPrices: _none, ...fields } = fieldsOf(values)
  return {
    ...fields,
    listPriceTaxExcl: listPriceTaxExcl ?? 0,
    groupPrices: {},
    '@id': '/api/products/12',
    id: 12,
    images: [],
    supplier: { '@id': '/api/users/5', id: 5, company: 'Maison Delorme' },
    version: 1,
    status: 'active',
    completeness: { score: 0, missing: [] },
    vatRate: 20,
    exciseCategory: 'still_wine',
    technicalSheet: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    may: { all: true, texts: true },
  }
}

describe('a sheet', () => {
  it('is the same after it was written and read again', () => {
    const values = written({
      vintage: 2021,
      abv: 13.5,
      listPriceTaxExcl: 1240,
      groups: ['restaurant'],
      grapes: [{ key: 'Merlot', name: 'Merlot', share: 60 }],
    })
    expect(changesOf(valuesOf(sheetOf(values)), values)).toEqual({})
  })

  it('sends only what differs', () => {
    const before = written({ listPriceTaxExcl: 1240 })
    expect(changesOf({ ...before, listPriceTaxExcl: 1300 }, before)).toEqual({ listPriceTaxExcl: 13 })
  })

  it('is open to every professional group when all are chosen', () => {
    expect(fieldsOf(written()).groups).toEqual([])
    expect(fieldsOf(written({ groups: ['cse'] })).groups).toEqual(['cse'])
  })

  it('is sold by full cartons unless the warehouse mixes them', () => {
    expect(fieldsOf(written({ unitsPerCarton: 12, orderMultiple: 1 })).orderMultiple).toBe(12)
    expect(fieldsOf(written({ unitsPerCarton: 12, orderMultiple: 1, warehouse: 'dartess' })).orderMultiple).toBe(1)
  })

  it('asks for a choice only where two people changed the same field', () => {
    const before = written({ description: 'Avant', pairings: 'Avant' })
    const now = sheetOf({ ...before, description: 'Le leur', pairings: 'Le leur' })
    const mine = { ...before, description: 'Le mien', tastingNotes: 'Le mien' }
    expect(clashesOf(mine, before, now)).toEqual([{ field: 'description', mine: 'Le mien', theirs: 'Le leur' }])
  })

  it.each([
    ['still', '', 'Le champ est obligatoire'],
    ['beer', '', 'Le champ est obligatoire'],
    ['juice', '', 'Le champ est obligatoire'],
    ['soft', '', null],
    ['water', '', null],
    ['still', 0, null],
  ])('wants the degree of %s, which says %j: %s', (type, abv, refusal) => {
    const values = written({ type, abv })
    expect(abvRule(abv, values)).toBe(refusal)
    expect(fieldsOf(values).abv).toBe(abv === '' ? null : 0)
  })

  it('counts what is missing, the weightiest first, and not what a drink does not need', () => {
    const wine = completenessOf(written(), false)
    expect(wine.missing[0]).toBe('images')
    expect(wine.missing).toContain('ingredients')
    expect(completenessOf(written({ producedBefore20231208: true }), false).missing).not.toContain('ingredients')
    expect(completenessOf(written({ type: 'water' }), false).missing).not.toContain('grapes')
  })
})

describe('what is derived', () => {
  it('VAT follows type and alcohol', () => {
    expect(vatRateOf({ type: 'still', abv: 12 })).toBe(20)
    expect(vatRateOf({ type: 'beer', abv: 0.5 })).toBe(5.5)
    expect(vatRateOf({ type: 'juice', abv: 0 })).toBe(5.5)
  })

  it('the excise category does too', () => {
    expect(exciseOf({ type: 'still', abv: 13 })).toBe('still_wine')
    expect(exciseOf({ type: 'fortified', abv: 16 })).toBe('intermediate_product')
    expect(exciseOf({ type: 'soft', abv: 0 })).toBe('none')
  })

  it('an EAN has its check digit', () => {
    expect(gtinOf('4006381333931')).toBe('04006381333931')
    expect(gtinOf('4006381333932')).toBeNull()
    expect(gtinOf('400638133393')).toBeNull()
  })
})

describe('the history', () => {
  it('tells a lot in words', async () => {
    await loadTexts('products', 'catalogue')
    const lots = { L23: { ingredients: 'Raisins', allergens: ['sulfites'], nutrition: '322 kJ, 0.6 g' } }
    expect(showValue(i18next.getFixedT('fr', 'products'), 'lots', lots)).toBe(
      'Lot L23 · Raisins · Sulfites · 322 kJ, 0,60 g',
    )
    expect(showValue(i18next.getFixedT('fr', 'products'), 'lots', {})).toBe('vide')
  })
})

describe('a row that is written in', () => {
  it('reads prices as people type them', () => {
    const { read, write } = textCells.listPriceTaxExcl
    expect(read('12,5')).toBe(12.5)
    expect(read('1 234,50 €')).toBe(1234.5)
    expect(read('douze')).toBeNull()
    expect(read('-3')).toBeNull()
    expect(read('1000001')).toBeNull()
    expect(read(write(1234.5))).toBe(1234.5)
  })

  it('keeps the minimum a carton when the carton changes, and can take it back', () => {
    const product = { unitsPerCarton: 6, orderMultiple: 6, minQuantity: 6, sheet: null } as Product
    const fields = { unitsPerCarton: 12 }
    expect(withFields(product, fields)).toMatchObject({ unitsPerCarton: 12, orderMultiple: 12, minQuantity: 12 })
    expect(fieldsIn(product, fields)).toEqual({ unitsPerCarton: 6 })
  })
})
