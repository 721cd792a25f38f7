import { afterEach, describe, expect, it } from 'vitest'
import { stockRow } from '../testing/fixtures'
import { countOf, useCounts } from './counts'

const { type, refuse, forget } = useCounts.getState()
const kept = () => useCounts.getState().byProduct

afterEach(() => useCounts.setState({ byProduct: {} }))

describe('what was counted', () => {
  it.each([
    ['12', 12],
    [' 1 200 ', 1200],
    ['1\u00A0200', 1200],
    ['0', 0],
    ['', null],
    ['-3', null],
    ['12,5', null],
    ['999999999', null],
  ])('reads %j as %j', (text, count) => {
    expect(countOf(text)).toBe(count)
  })

  it('remembers the figure that was seen when typing began', () => {
    type(stockRow({ onHand: 60 }), '54')
    type(stockRow({ onHand: 48 }), '53') // an order left meanwhile
    expect(kept()[101]).toMatchObject({ expected: 60, text: '53' })
  })

  it('forgets a cell that is as it was, or empty', () => {
    type(stockRow({ onHand: 60 }), '54')
    type(stockRow({ onHand: 60 }), '60')
    expect(kept()).toEqual({})
    type(stockRow({ onHand: 60 }), '54')
    type(stockRow({ onHand: 60 }), '')
    expect(kept()).toEqual({})
  })

  it('keeps what was refused, with the figure that is there now', () => {
    type(stockRow({ onHand: 60 }), '54')
    refuse(101, 'Le stock a changé', 48)
    expect(kept()[101]).toMatchObject({ expected: 48, text: '54', refusal: 'Le stock a changé' })
    type(stockRow({ onHand: 48 }), '55')
    expect(kept()[101]?.refusal).toBeUndefined()
    forget([101])
    expect(kept()).toEqual({})
  })
})
