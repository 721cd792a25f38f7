import { queryOptions } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Schemas, WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'
import { wineOf } from '~/shared/format/format'

/** A wine of the list, with its prices in the room and to take home. */
export type Entry = WineList['entries'][number]

/** A wine that the list may have. */
export type Candidate = Schemas['TasteandbuyWineListCandidate']

export type Section = Entry['section']

/** The parts of a list, in the order in which it is read. */
export const SECTIONS = [
  'sparkling',
  'white',
  'orange',
  'rose',
  'red',
  'fortified',
  'spirit',
  'other',
] as const satisfies Section[]

/** Lists as restaurants read them. */
export const wineLists = documentsOf(
  ['wine-lists'],
  (id, signal) => api.get('/wine_lists/{id}', { path: { id }, signal }),
  readOnReturn,
)

/** The restaurant's own list; null while there is none. */
export const ownListQuery = queryOptions({
  queryKey: [...wineLists.key, 'own'],
  queryFn: ({ signal }) => api.get('/wine_lists', { query: { itemsPerPage: 1 }, signal }),
  select: ({ 'hydra:member': [list] }) => list ?? null,
})

/** What guests may ask for now. */
export const sellable = ({ entries }: WineList): Entry[] => entries.filter((entry) => entry.sellable)

/** Where a wine stands on the page. */
export const placeOf = ({ id }: Entry): string => `wine-${id}`

/** Where its price by the bottle is written. */
export const pricePlaceOf = (entry: Entry): string => `${placeOf(entry)}-price`

/** A wine among others of its name: a house without a vintage has several. */
export const wineBySupplier = (t: TFunction<'winelist'>, { product, supplier }: Entry): string =>
  [product.vintage === null ? `${product.name} ${t('noVintage')}` : wineOf(product), supplier.company].join(', ')

/** What the law wants of a wine and is not there. */
export const issuesOf = (t: TFunction<'winelist'>, { issues }: Entry): string =>
  issues.map((code) => t(`issues.${code}`)).join(', ')

/** The wines of a section, in their order. */
export const entriesIn = ({ entries }: WineList, section: Section): Entry[] =>
  entries.filter((entry) => entry.section === section)

/** A wine as a change of the list names it; `id` is the product's. */
export type Wish = Schemas['TasteandbuyWineListEntryWish'] & { id: number }

const referenceOf = (product: number) => `/api/products/${product}`

/** A wine that is on the list. */
export const wishOf = ({ product, section, glassPriceTaxIncl, bottlePriceTaxIncl, ...entry }: Entry): Wish => ({
  id: product.id,
  product: referenceOf(product.id),
  section,
  glassPriceTaxIncl,
  bottlePriceTaxIncl,
  comment: entry.comment,
  favourite: entry.favourite,
  availableTonight: entry.availableTonight,
})

/** A wine that comes onto the list: its prices in the room are written there. */
export const newWish = (product: number): Wish => ({
  id: product,
  product: referenceOf(product),
  glassPriceTaxIncl: null,
  bottlePriceTaxIncl: null,
  favourite: false,
  availableTonight: true,
})
