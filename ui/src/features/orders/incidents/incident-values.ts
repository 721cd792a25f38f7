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

/** What can be reported on: what has left, or what was ordered while nothing has. */
export function concernedBy({ items }: Pick<OrderDetail, 'items'>): ConcernedLine[] {
  const isSent = items.some(({ shippedQuantity }) => shippedQuantity > 0)
  return items
    .map(({ id, product, quantity, shippedQuantity }) => ({ id, product, most: isSent ? shippedQuantity : quantity }))
    .filter(({ most }) => most > 0)
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
