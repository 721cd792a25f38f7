import { queryOptions } from '@tanstack/react-query'
import type { Collection, CustomerFigures, Order, PersonCard } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import type { Note } from './note'
import { apiPaths, type PeopleList } from './people-lists'

const fetchPeople = (of: PeopleList, query: Query, signal: AbortSignal) =>
  api.get<Collection<PersonCard>>(apiPaths[of], { query, signal })

/** One page of a list of people. */
export const peoplePageQuery = (of: PeopleList, list: Query, page: number) =>
  queryOptions({
    queryKey: ['people', of, list, page],
    queryFn: ({ signal }) => fetchPeople(of, { ...list, page, itemsPerPage: PAGE_ROWS }, signal),
  })

/** Many people of a list at once, for exports: never kept, never shown. */
export const peopleBatchQuery = (of: PeopleList, list: Query, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: ['people', of, 'batch', list, page],
    queryFn: ({ signal }) => fetchPeople(of, { ...list, page, itemsPerPage }, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** A customer's year, of the orders that the reader may see. */
export const kpiQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'kpi', id],
    queryFn: ({ signal }) => api.get<CustomerFigures>(`/customers/${id}/kpi`, { signal }),
  })

/** Rows on a person's page. */
const LATEST = 5

/** The latest orders with a customer, or with a supplier. */
export const lastOrdersQuery = ({ customer, supplier }: { customer?: number; supplier?: number }) =>
  queryOptions({
    queryKey: ['orders', 'of', customer ?? null, supplier ?? null],
    queryFn: ({ signal }) =>
      api.get<Collection<Order>>('/orders', {
        query: {
          customer: customer ? [customer] : [],
          supplier: supplier ? [supplier] : [],
          order: { createdAt: 'desc' },
          itemsPerPage: LATEST,
        },
        signal,
      }),
  })

/** The reader's own notes on a person, the latest first. */
export const notesQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'notes', id],
    queryFn: ({ signal }) =>
      api.get<Collection<Note>>('/user_notes', {
        query: { user: `/api/users/${id}`, itemsPerPage: 100 },
        signal,
      }),
  })
