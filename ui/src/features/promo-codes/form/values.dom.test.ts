import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { aCode } from '../testing/fixtures'
import { generateCode } from './generate-code'
import { bodyOf, type CodeValues, changesOf, codeRules, newCode, valuesOf } from './values'

beforeAll(() => loadTexts('codes'))

const entered: CodeValues = {
  ...newCode(),
  code: ' noël 25 ',
  label: 'Fêtes',
  kind: 'amount',
  rate: 1250,
  amount: 2500,
  minimum: 30000,
  suppliers: ['41'],
  products: [{ '@id': '/api/products/7', id: 7, name: 'Clos Brantille 2021', reference: 'CLB' }],
  startsOn: '2026-12-01',
  maxUses: '50',
}

describe('the values of a code', () => {
  it('are sent as the server keeps them; the other kind of discount is not', () => {
    expect(bodyOf(entered)).toEqual({
      code: 'NOEL25',
      label: 'Fêtes',
      rate: null,
      amount: 25,
      minimum: 300,
      suppliers: ['/api/users/41'],
      products: ['/api/products/7'],
      groups: [],
      startsOn: '2026-12-01',
      endsOn: null,
      maxUses: 50,
      maxUsesPerCustomer: null,
      combinable: false,
      shown: false,
    })
    expect(bodyOf({ ...entered, kind: 'percent' })).toMatchObject({ rate: 12.5, amount: null })
  })

  it('begin as the code is, and only what was changed is sent', () => {
    const before = valuesOf(aCode({ uses: 4 }))
    expect(before).toMatchObject({ kind: 'percent', rate: 1000, minimum: 30000, suppliers: ['41'], maxUses: '100' })
    expect(changesOf(before, before)).toEqual({})
    expect(changesOf(before, { ...before, endsOn: null, maxUses: '' })).toEqual({ endsOn: null, maxUses: null })
    expect(changesOf(before, { ...before, kind: 'amount', amount: 500 })).toEqual({ rate: null, amount: 5 })
  })
})

describe('the rules of a code', () => {
  const rules = codeRules(null)

  it.each(['NOEL25', 'noël 25', 'a-b', 'CAVE_1'])('take %s', (code) => expect(rules.code(code)).toBeNull())
  it.each(['', 'AB', 'NOEL 25 !', 'X'.repeat(33)])('refuse "%s"', (code) => expect(rules.code(code)).not.toBeNull())

  it('ask for the discount of the kind that is chosen, and for nothing of the other', () => {
    expect(rules.rate(null, { ...entered, kind: 'percent' })).toBe('Le champ est obligatoire')
    expect(rules.rate(null, { ...entered, kind: 'amount' })).toBeNull()
    expect(rules.amount(null, { ...entered, kind: 'amount' })).toBe('Le champ est obligatoire')
    expect(rules.rate(10_001, { ...entered, kind: 'percent' })).not.toBeNull()
  })

  it('keep the end from preceding the start', () => {
    expect(rules.endsOn('2026-11-30', entered)).toBe('Le dernier jour ne peut pas précéder le premier.')
    expect(rules.endsOn('2026-12-01', entered)).toBeNull()
    expect(rules.endsOn(null, entered)).toBeNull()
  })

  it('keep the total of uses from falling below those there are', () => {
    const used = codeRules(aCode({ uses: 12 }))
    expect(used.maxUses('11', null)).toBe('Le code a déjà servi 12 fois.')
    expect(used.maxUses('12', null)).toBeNull()
    expect(used.maxUses('', null)).toBeNull()
    expect(rules.maxUses('0', null)).not.toBeNull()
    expect(rules.maxUses('beaucoup', null)).not.toBeNull()
  })
})

describe('a code that is proposed', () => {
  it('is one that the rules take, and another each time', () => {
    const proposed = Array.from({ length: 20 }, generateCode)
    expect(proposed.filter((code) => codeRules(null).code(code) !== null)).toEqual([])
    expect(new Set(proposed).size).toBe(20)
  })
})
