import { queryOptions } from '@tanstack/react-query'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { GroupCode, WaitingKind } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import { formatMoney } from '~/shared/format/format'
import { personName } from '~/shared/format/person-name'
import { waitingLink } from '~/shared/parts/waiting-link'

/** One thing that waits for its reader. */
interface Thing {
  id: number
  /** What it is called: a number, a wine, a person. */
  name: string
  /** Whose it is, when its name does not say. */
  party: string
  at: string | null
  link: LinkProps
}

interface Asking {
  query: { status: string[]; order: { createdAt: 'asc' }; itemsPerPage: number }
  signal: AbortSignal
  isBuyer: boolean
}

/** Where the things of a list are read, those that have waited longest first. */
const readers: Record<WaitingKind['list'], (asking: Asking) => Promise<Thing[]>> = {
  orders: async ({ query, signal, isBuyer }) =>
    (await api.get('/orders', { query, signal }))['hydra:member'].map(
      ({ id, number, customer, supplier, createdAt }) => ({
        id,
        name: number,
        party: (isBuyer ? supplier : customer).company,
        at: createdAt,
        link: linkOptions({ to: '/orders/$orderId', params: { orderId: String(id) } }),
      }),
    ),
  invoices: async ({ query: { status, itemsPerPage }, signal, isBuyer }) =>
    (await api.get('/invoices', { query: { status, order: { dueOn: 'asc' }, itemsPerPage }, signal }))[
      'hydra:member'
    ].map(({ id, number, customer, supplier, dueOn }) => ({
      id,
      name: number,
      party: (isBuyer ? supplier : customer).company,
      at: dueOn,
      link: linkOptions({ to: '/invoices/$invoiceId', params: { invoiceId: String(id) } }),
    })),
  payments: async ({ query: { status, itemsPerPage }, signal }) =>
    (await api.get('/payments', { query: { status, order: { receivedOn: 'asc' }, itemsPerPage }, signal }))[
      'hydra:member'
    ].map(({ id, unallocatedAmount, customer, receivedOn }) => ({
      id,
      name: formatMoney(unallocatedAmount),
      party: customer.company,
      at: receivedOn,
      link: linkOptions({ to: '/payments/$paymentId', params: { paymentId: String(id) } }),
    })),
  quotations: async ({ query, signal, isBuyer }) =>
    (await api.get('/quotations', { query: { ...query, awaiting: isBuyer ? 'customer' : 'seller' }, signal }))[
      'hydra:member'
    ].map(({ id, quotationNumber, customer, supplier, createdAt }) => ({
      id,
      name: quotationNumber,
      party: (isBuyer ? supplier : customer).company,
      at: createdAt,
      link: linkOptions({ to: '/quotations/$quotationId', params: { quotationId: String(id) } }),
    })),
  samples: async ({ query, signal, isBuyer }) =>
    (await api.get('/sample_requests', { query, signal }))['hydra:member'].map(
      ({ id, product, customer, supplier, createdAt }) => ({
        id,
        name: product.name,
        party: (isBuyer ? supplier : customer).company,
        at: createdAt,
        link: linkOptions({ to: '/orders/sample-requests', search: { tab: 'todo', request: id } }),
      }),
    ),
  receipts: async ({ query: { status, itemsPerPage }, signal }) =>
    (
      await api.get('/receipts', {
        query: { view: 'todo', status, order: { expectedOn: 'asc' }, itemsPerPage },
        signal,
      })
    )['hydra:member'].map(({ id, number, supplier, expectedOn, arrivedAt }) => ({
      id,
      name: number,
      party: supplier.company,
      at: arrivedAt ?? expectedOn, // as its list dates it
      link: linkOptions({ to: '/receipts/$receiptId', params: { receiptId: String(id) } }),
    })),
  recoveries: async ({ query, signal }) =>
    (await api.get('/stock_recoveries', { query: { ...query, view: 'todo' }, signal }))['hydra:member'].map(
      ({ id, number, supplier, createdAt }) => ({
        id,
        name: number,
        party: supplier.company,
        at: createdAt,
        link: linkOptions({ to: '/stock_recoveries/$recoveryId', params: { recoveryId: String(id) } }),
      }),
    ),
  counts: async ({ query: { order, itemsPerPage }, signal }) =>
    (await api.get('/stock_counts', { query: { view: 'todo', order, itemsPerPage }, signal }))['hydra:member'].map(
      ({ id, number, supplier, createdAt }) => ({
        id,
        name: number,
        party: supplier.company,
        at: createdAt,
        link: linkOptions({ to: '/stock_counts/$countId', params: { countId: String(id) } }),
      }),
    ),
  // Whom a supplier or a customer asks, and whom an agent does, is on one side or the other.
  network: async ({ query: { itemsPerPage }, signal }) => {
    const query = { awaiting: 'me', itemsPerPage }
    const sides = await Promise.all([
      api.get('/user_parent', { query, signal }),
      api.get('/user_children', { query, signal }),
    ])
    return sides
      .flatMap((side) => side['hydra:member'])
      .slice(0, itemsPerPage)
      .map(({ id, user, email, invitedAt }) => ({
        id,
        name: user?.name || email,
        party: '',
        at: invitedAt,
        link: waitingLink('network'),
      }))
  },
  users: async ({ query, signal }) =>
    (await api.get('/users', { query, signal }))['hydra:member'].map((person) => ({
      id: person.id,
      name: personName(person),
      party: '',
      at: person.createdAt,
      link: linkOptions({ to: '/users/$personId', params: { personId: String(person.id) } }),
    })),
}

/** Of what waits, some that have waited longest; asked for anew with the counts. */
export const thingsQuery = ({ kind, list, statuses, count }: WaitingKind, group: GroupCode, most: number) =>
  queryOptions({
    queryKey: ['waiting', 'things', kind, count, most],
    queryFn: ({ signal }) =>
      readers[list]({
        query: { status: statuses, order: { createdAt: 'asc' }, itemsPerPage: most },
        signal,
        isBuyer: ordersForItself(group),
      }),
    meta: { quiet: 'counts' },
  })

/** The list that holds just what waits. */
export const listLink = ({ kind, list, statuses }: WaitingKind): LinkProps => {
  if (list === 'orders') return linkOptions({ to: '/orders', search: { tab: 'todo', status: statuses } })
  if (kind === 'receipt_count') return linkOptions({ to: '/receipts', search: { tab: 'toCount' } })
  if (kind === 'receipt_late') return linkOptions({ to: '/receipts', search: { tab: 'late' } })
  return waitingLink(list, statuses)
}
