import { queryOptions } from '@tanstack/react-query'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { readOnReturn } from '~/shared/api/one-of'
import { documentsOf } from '~/shared/document/documents'

/** A wine of the list, with its prices in the room and to take home. */
export type Entry = WineList['entries'][number]

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

/** The wines of a section, in their order. */
export const entriesIn = ({ entries }: WineList, section: Section): Entry[] =>
  entries.filter((entry) => entry.section === section)

/** The products of a list in an order, as a change of it names them: what is known of each stays. */
export const inOrder = (products: readonly string[]) => products.map((product) => ({ product }))

export const productsOf = ({ entries }: WineList): string[] => entries.map(({ product }) => product['@id'])
