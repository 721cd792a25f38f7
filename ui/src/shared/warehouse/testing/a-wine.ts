import type { Goods } from '../goods'

/** A wine for tests, as documents of the warehouse name it. */
export const aWine = (changes: Partial<Goods> = {}): Goods => ({
  '@id': '/api/products/101',
  id: 101,
  reference: 'MAR-101',
  ean: '3760001230017',
  name: 'Château Palmeraie',
  type: 'still',
  colour: 'red',
  region: 'Bordeaux',
  appellation: 'Margaux',
  vintage: 2018,
  bottleSizeCl: 75,
  unitsPerCarton: 6,
  images: [],
  ...changes,
})
