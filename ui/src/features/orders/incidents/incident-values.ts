import type { MoveBody } from '~/shared/order/move-order'
import type { IncidentKind, OrderDetail, OrderItem } from '~/shared/order/order'

interface IncidentLineValues {
  item: number
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

/** A line with the most bottles that something can be said about. */
export interface ConcernedLine {
  id: number
  product: OrderItem['product']
  most: number
}

/**
 * What can be reported on: what has left, or what is to leave while nothing has. What earlier incidents made good and what was
 * given up is over.
 */
export function concernedBy({ items }: Pick<OrderDetail, 'items'>): ConcernedLine[] {
  const isSent = items.some(({ shippedQuantity }) => shippedQuantity > 0)
  const most = ({ quantity, shippedQuantity, closedQuantity, creditedQuantity, replacedQuantity }: OrderItem) =>
    (isSent ? shippedQuantity - creditedQuantity : quantity - closedQuantity) - replacedQuantity
  return items.map((item) => ({ id: item.id, product: item.product, most: most(item) })).filter((line) => line.most > 0)
}

/** Individuals alone may change their mind (domain 5.4). */
export const incidentKinds = (isIndividual: boolean): IncidentKind[] => [
  'damaged',
  'missing',
  'wrong',
  'quality',
  ...(isIndividual ? (['withdrawal'] as const) : []),
]

/** What is sent, and which lines of the screen that are. A line without words of its own has those of the whole. */
export function incidentBody({ kind, comment, lines }: IncidentValues): { body: MoveBody; shown: number[] } {
  const chosen = lines.map((line, at) => ({ ...line, at })).filter(({ isChosen, quantity }) => isChosen && quantity > 0)
  return {
    body: {
      transition: 'incident',
      comment: comment.trim(),
      incident: {
        kind,
        lines: chosen.map(({ item, quantity, reason, photo }) => ({
          item,
          quantity,
          reason: reason.trim() || comment.trim(),
          ...(photo ? { photo } : {}),
        })),
      },
    },
    shown: chosen.map(({ at }) => at),
  }
}
