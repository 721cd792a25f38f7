import { expect, it } from 'vitest'
import { outcomesOf } from './settlement'

it('offers how lines may be settled, and nothing that is refused', () => {
  expect(outcomesOf({ kind: 'damaged' }, true)).toEqual(['replace', 'credit', 'refund', 'goods_back', 'rejected'])
  expect(outcomesOf({ kind: 'missing' }, true)).toEqual(['replace', 'credit', 'refund', 'rejected'])
  expect(outcomesOf({ kind: 'withdrawal' }, true)).toEqual(['credit', 'refund', 'goods_back'])
  expect(outcomesOf({ kind: 'quality' }, false)).toEqual(['credit', 'refund', 'rejected'])
})
