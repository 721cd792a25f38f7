import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import type { Order } from '~/api/types'
import type { Move } from '~/shared/order/moves'

// Fetched with the first move.
const BulkMove = lazy(() => import('./BulkMove').then((part) => ({ default: part.BulkMove })))

/** Moves orders, after asking where that is due. */
type Start = (move: Move, orders: readonly Order[]) => void

const BulkMovesContext = createContext<Start>(() => undefined)

/** The way to move several orders, inside `BulkMoves`. */
export const useBulkMoves = () => use(BulkMovesContext)

interface Props {
  children: ReactNode
  /** What the list does once orders have moved. */
  onMoved: () => void
}

/** Lets what is inside move many orders. */
export function BulkMoves({ children, onMoved }: Props) {
  const [asked, setAsked] = useState<{ move: Move; orders: readonly Order[]; turn: number } | null>(null)
  const start: Start = (move, orders) => setAsked((before) => ({ move, orders, turn: (before?.turn ?? 0) + 1 }))
  return (
    <BulkMovesContext value={start}>
      {children}
      <Suspense>{asked && <BulkMove key={asked.turn} {...asked} onMoved={onMoved} />}</Suspense>
    </BulkMovesContext>
  )
}
