import { expect, it } from 'vitest'
import { changesOf } from './record-form'

it('R-7.055 sends the numbers of a record as texts, in what it holds too, and what is as before not at all', () => {
  const before = { freeShippingFromValue: null, handlingFee: 0, autoValidate: false, sector: ['69'], rsac: '' }
  const after = {
    freeShippingFromValue: 150.5,
    handlingFee: 0,
    autoValidate: true,
    sector: ['01', '69'],
    rsac: 'Lyon 12',
    paymentTerms: { kind: 'days', days: 45 },
  }
  expect(changesOf(after, before)).toEqual({
    freeShippingFromValue: '150.5',
    autoValidate: true,
    sector: ['01', '69'],
    rsac: 'Lyon 12',
    paymentTerms: { kind: 'days', days: '45' },
  })
})

it('clears with null, which is no text', () => {
  expect(changesOf({ freeShippingFromQuantity: null }, { freeShippingFromQuantity: 36 })).toEqual({
    freeShippingFromQuantity: null,
  })
})
