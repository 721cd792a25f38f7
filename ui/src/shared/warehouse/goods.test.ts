import { expect, it } from 'vitest'
import { factsOf } from './goods'

it('tells reference and size before the appellation: where the room ends, wines of one name are still told apart', () => {
  const words = factsOf({ reference: 'HAU-0062', bottleSizeCl: 150, appellation: 'Haut-Médoc' })
  expect(words.replaceAll(/\s/g, ' ')).toBe('HAU-0062 · 1,5 l · Haut-Médoc')
  expect(factsOf({ reference: '', bottleSizeCl: 75, appellation: '' }).replaceAll(/\s/g, ' ')).toBe('75 cl')
})
