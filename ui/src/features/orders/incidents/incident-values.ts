import type { MoveBody } from '~/shared/order/move-order'
import type { IncidentKind, OrderDetail, OrderItem, Shipment } from '~/shared/order/order'

interface IncidentLineValues {
  item: number
  /** Its parcel, where the line left in several. */
  shipment: number | undefined
  isChosen: boolean
  /** Bottles. */
  quantity: number
  reason: string
  /** A data URL; '' is none. */
  photo: string
}

export interface IncidentValues extends Record<string, unknown> {
  kind: IncidentKind
  comment: string
  lines: IncidentLineValues[]
}

/** A line, or what of it left in one of several parcels, with the most bottles that something can be said about. */
export interface ConcernedLine {
  id: number
  parcel?: Shipment
  product: OrderItem['product']
  most: number
}

/**
 * What can be reported on: what has left, or what is to leave while nothing has. What earlier incidents made good and what was
 * given up is over. A line that left in several parcels is one for each of them.
 */
export function concernedBy(order: Pick<OrderDetail, 'items' | 'shipments' | 'incidents'>): ConcernedLine[] {
  const { items } = order
  const isSent = items.some(({ shippedQuantity }) => shippedQuantity > 0)
  const most = ({ quantity, shippedQuantity, closedQuantity, creditedQuantity, replacedQuantity }: OrderItem) =>
    (isSent ? shippedQuantity - creditedQuantity : quantity - closedQuantity) - replacedQuantity
  return items.flatMap((item) => {
    const line = { id: item.id, product: item.product, most: most(item) }
    if (line.most <= 0) return []
    const parcels = order.shipments
      .map((parcel) => ({ parcel, most: Math.min(line.most, keptOf(order, parcel, item.id)) }))
      .filter((part) => part.most > 0)
    return parcels.length > 1 ? parcels.map((part) => ({ ...line, ...part })) : [line]
  })
}

/** What a parcel holds of a line, less what incidents made good of it. */
function keptOf({ incidents }: Pick<OrderDetail, 'incidents'>, parcel: Shipment, item: number): number {
  const sum = (lines: readonly { quantity: number }[]) => lines.reduce((units, { quantity }) => units + quantity, 0)
  const madeGood = incidents.flatMap(({ lines }) =>
    lines.filter(
      (line) => line.item === item && line.shipment === parcel.id && !['', 'rejected'].includes(line.outcome),
    ),
  )
  return sum(parcel.lines.filter((line) => line.item === item)) - sum(madeGood)
}

/** What may be wrong. Who changes its mind has a function of its own (WithdrawDialog). */
export const incidentKinds: IncidentKind[] = ['damaged', 'missing', 'wrong', 'quality']

/** What is sent, and which lines of the screen that are. A line without words of its own has those of the whole. */
export function incidentBody({ kind, comment, lines }: IncidentValues): { body: MoveBody; shown: number[] } {
  const chosen = lines.map((line, at) => ({ ...line, at })).filter(({ isChosen, quantity }) => isChosen && quantity > 0)
  return {
    body: {
      transition: 'incident',
      comment: comment.trim(),
      incident: {
        kind,
        lines: chosen.map(({ item, shipment, quantity, reason, photo }) => ({
          item,
          ...(shipment === undefined ? {} : { shipment }),
          quantity,
          reason: reason.trim() || comment.trim(),
          ...(photo ? { photo } : {}),
        })),
      },
    },
    shown: chosen.map(({ at }) => at),
  }
}
