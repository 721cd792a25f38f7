import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import type { OrderDetail } from '~/shared/order/order'
import { useDraft } from '~/shared/queue/drafts'
import { toast } from '~/shared/toasts/toast'
import type { Reader } from '../shipping/shipping'
import { lotsOver } from './parcel-lots'
import { bottlesIn, draftOf, faultOf, type OrderDraft, standingOf } from './parcels'
import { type Pick, type Ticks, withPicked, withTick } from './picking'

/** What is filled in on this machine and has not left: parcels by order, and what was taken from the shelves. */
interface DispatchDraft {
  orders: Record<number, OrderDraft>
  ticks: Ticks
}

const NOTHING: DispatchDraft = { orders: {}, ticks: {} }

/** An order of the page with its parcels. */
export interface Prepared {
  order: OrderDetail
  draft: OrderDraft
  standing: ReturnType<typeof standingOf>
  fault: ReturnType<typeof faultOf>
}

/** Why an order did not leave. */
export type Refusal = NonNullable<Schemas['OrdersDepartureResult']['error']>

export type Dispatch = ReturnType<typeof useDispatch>

/**
 * The draft once parcels have left: of each order, which shipments they became. What left in earlier batches is
 * forgotten.
 */
function withDeparted(
  before: DispatchDraft,
  prepared: readonly Prepared[],
  left: Map<number, number[]>,
): DispatchDraft {
  const here = new Set(prepared.map(({ order }) => order.id))
  const orders = Object.fromEntries(
    Object.entries(before.orders).filter(([id, { parcels }]) => parcels.length > 0 || here.has(Number(id))),
  )
  const ticks = { ...before.ticks }
  for (const { order, draft } of prepared) {
    const shipments = left.get(order.id)
    if (!shipments) continue
    const bottles = draft.parcels.reduce((sum, parcel) => sum + bottlesIn(parcel), 0)
    orders[order.id] = { left: draft.left + bottles, parcels: [], isHeld: false, sent: [...draft.sent, ...shipments] }
    for (const { id } of order.items) delete ticks[id]
  }
  return { orders, ticks }
}

/** Several orders on their way out of the house; what is filled in stays over a reload until it has left. */
export function useDispatch({ orders, lots }: Schemas['OrdersDispatch'], reader: Reader) {
  const { t } = useTranslation('dispatch')
  const client = useQueryClient()
  const { draft, change } = useDraft<DispatchDraft>('dispatch')
  const [refusals, setRefusals] = useState<Record<number, Refusal>>({})
  const known = draft ?? NOTHING

  /** Nothing is lost silently: a browser that keeps nothing says so, once. */
  const keep = useCallback(
    (by: (before: DispatchDraft) => DispatchDraft) =>
      change((before) => by(before ?? NOTHING)).catch(() => toast.warning(t('notKept'), { id: 'not-kept' })),
    [change, t],
  )

  const prepared: Prepared[] = orders.map((order) => {
    const own = draftOf(order, reader, known.orders[order.id])
    const standing = standingOf(order, reader, own)
    return { order, draft: own, standing, fault: standing === 'leaves' ? faultOf(order, reader, own) : null }
  })

  const edit = (order: OrderDetail, by: (before: OrderDraft) => OrderDraft) =>
    void keep((before) => ({
      ...before,
      orders: { ...before.orders, [order.id]: by(draftOf(order, reader, before.orders[order.id])) },
    }))

  const tick = (pick: Pick) => void keep((before) => ({ ...before, ticks: withTick(pick, before.ticks) }))

  const take = (pick: Pick, bottles: number) =>
    void keep((before) => ({ ...before, ticks: withPicked(pick, bottles, before.ticks) }))

  const leaving = prepared.filter(({ standing }) => standing === 'leaves')
  const lotsOf = lotsOver(
    leaving.map(({ order, draft: { parcels } }) => ({ order, parcels })),
    lots,
  )

  /** Lets everything leave that is ready, in one act; each order has left, or is refused and keeps what was filled in. */
  async function depart(): Promise<void> {
    const ready = leaving.filter(({ fault }) => fault === null)
    const { results } = await api.post('/orders/shipments', {
      orders: ready.map(({ order, draft: { left, parcels, takesPast } }) => ({
        order: order['@id'],
        alreadyShipped: left,
        ...(takesPast ? { pastBestBefore: true } : {}),
        parcels: parcels.map((parcel) => ({
          carrier: parcel.carrier,
          trackingNumber: parcel.trackingNumber,
          lines: Object.entries(parcel.lines)
            .filter(([, quantity]) => quantity > 0)
            .map(([item, quantity]) => ({ item: Number(item), quantity, lots: lotsOf(order, parcel, Number(item)) })),
        })),
      })),
    })
    const done = results.filter(({ error }) => error === null)
    setRefusals(Object.fromEntries(results.flatMap(({ id, error }) => (error ? [[id, error]] : []))))
    const left = new Map(done.map(({ id, shipments }) => [id, shipments.map((shipment) => shipment.id)]))
    await keep((before) => withDeparted(before, prepared, left))
    await client.invalidateQueries({ queryKey: ['orders'] })
    if (done.length > 0) toast.success(t('departed', { count: done.length }))
    if (done.length < results.length) toast.warning(t('refused', { count: results.length - done.length }))
  }

  return {
    /** Until what was kept is read, nothing can be filled in. */
    isReading: draft === undefined,
    prepared,
    leaving,
    lotsOf,
    ticks: known.ticks,
    refusals,
    edit,
    tick,
    take,
    depart,
  }
}
