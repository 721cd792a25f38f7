import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { problemsOf } from '~/shared/forms/problems'
import { isAskedAbout, type Move } from '~/shared/order/moves'
import { Notice } from '~/shared/parts/Notice'
import { toast } from '~/shared/toasts/toast'
import { canTakeBack, concernedOrders, type MoveOutcome, moveOrders, needsComment, takeBack } from './bulk-moves'

// Fetched when there is something to ask or to tell.
const MoveDialog = lazy(() => import('~/shared/order/MoveDialog').then((part) => ({ default: part.MoveDialog })))
const MoveResults = lazy(() => import('./MoveResults').then((part) => ({ default: part.MoveResults })))

interface Asked {
  move: Move
  /** What was chosen, what it can be done to, and the rest. */
  orders: Order[]
  others: Order[]
}

interface BulkMoving {
  /** Does it, after asking where that is due. */
  start: (move: Move, orders: readonly Order[]) => void
  isBusy: boolean
}

const BulkMovingContext = createContext<BulkMoving>({ start: () => undefined, isBusy: false })

/** The way to move several orders, inside `BulkMoves`. */
export const useBulkMoves = () => use(BulkMovingContext)

const tellFailure = (error: unknown) => {
  const [problem] = problemsOf(error, () => false).others
  if (problem) toast.error(problem)
}

interface Props {
  children: ReactNode
  /** What the list does once orders have moved. */
  onMoved: () => void
}

/** Lets what is inside move many orders: asks, sends, tells what became of each, offers the way back where there is one. */
export function BulkMoves({ children, onMoved }: Props) {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [results, setResults] = useState<{ move: Move; outcomes: MoveOutcome[] } | null>(null)

  const readAgain = () => client.invalidateQueries({ queryKey: ['orders'] })

  async function undo(done: MoveOutcome[]) {
    const outcomes = await takeBack(done)
    await readAgain()
    const refused = outcomes.find(({ isDone }) => !isDone)
    if (refused) toast.error(refused.message)
    else toast.success(t('bulk.undone', { count: outcomes.length }))
  }

  function tell(move: Move, outcomes: MoveOutcome[]) {
    const done = outcomes.filter(({ isDone }) => isDone)
    if (done.length < outcomes.length) setResults({ move, outcomes })
    if (done.length === 0) return
    const message = t(`order:move.done.${move.verb}`, { count: done.length })
    if (canTakeBack(done, move)) toast.undo(message, () => void undo(done).catch(tellFailure))
    else toast.success(message)
  }

  /** Sends, and tells of those too that it cannot be done to. */
  async function send({ move, orders, others }: Asked, comment: string) {
    const outcomes = await moveOrders(orders, move.to, comment)
    const refused = others.map((order) => ({
      order,
      isDone: false,
      message: t('bulk.notConcerned', { status: t(`enums:order_status.${order.status}`) }),
    }))
    tell(move, [...outcomes, ...refused])
    onMoved()
    await readAgain()
  }

  function start(move: Move, chosen: readonly Order[]) {
    const orders = concernedOrders(chosen, move)
    if (orders.length === 0) return
    const what = { move, orders, others: chosen.filter((order) => !orders.includes(order)) }
    if (orders.length > 1 || needsComment(orders, move) || isAskedAbout(move.verb)) {
      setAsked(what)
      return
    }
    setIsBusy(true)
    void send(what, '')
      .catch(tellFailure)
      .finally(() => setIsBusy(false))
  }

  return (
    <BulkMovingContext value={{ start, isBusy }}>
      {children}
      <Suspense>
        {asked && (
          <MoveDialog
            verb={asked.move.verb}
            count={asked.orders.length}
            number={asked.orders[0]?.number ?? ''}
            isCommentRequired={needsComment(asked.orders, asked.move)}
            send={(comment) => send(asked, comment)}
            onSent={() => setAsked(null)}
            onClose={() => setAsked(null)}
          >
            {asked.others.length > 0 && (
              <Notice tone="attention">{t('bulk.others', { count: asked.others.length })}</Notice>
            )}
          </MoveDialog>
        )}
        {results && <MoveResults {...results} onClose={() => setResults(null)} />}
      </Suspense>
    </BulkMovingContext>
  )
}
