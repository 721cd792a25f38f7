import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import type { Move } from '~/shared/order/moves'
import type { Told } from '~/shared/order/OrderMoveDialog'
import type { MoveOutcome } from './bulk-moves'
import type { Chosen } from './move-chosen'

// Fetched with the first move.
const load = () => import('./move-chosen')
const BulkMoveDialog = lazy(() => import('./BulkMoveDialog').then((part) => ({ default: part.BulkMoveDialog })))
const MoveResults = lazy(() => import('./MoveResults').then((part) => ({ default: part.MoveResults })))

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

/** Lets what is inside move many orders; tells what became of each where some were refused. */
export function BulkMoves({ children, onMoved }: Props) {
  const { t } = useTranslation('order')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Chosen | null>(null)
  const [results, setResults] = useState<{ move: Move; outcomes: MoveOutcome[] } | null>(null)

  async function send(chosen: Chosen, told: Told) {
    const { moveChosen } = await load()
    const outcomes = await moveChosen(chosen, told, t, client)
    if (outcomes.some(({ isDone }) => !isDone)) setResults({ move: chosen.move, outcomes })
    onMoved()
  }

  async function begin(chosen: Chosen) {
    const { isAskedFirst } = await load()
    if (isAskedFirst(chosen)) setAsked(chosen)
    else await send(chosen, {})
  }

  const start: Start = (move, orders) =>
    void begin({ move, orders }).catch((error: unknown) => tell(error, text('form.failed')))

  return (
    <BulkMovesContext value={start}>
      {children}
      <Suspense>
        {asked && <BulkMoveDialog chosen={asked} send={(told) => send(asked, told)} onClose={() => setAsked(null)} />}
        {results && <MoveResults {...results} onClose={() => setResults(null)} />}
      </Suspense>
    </BulkMovesContext>
  )
}
