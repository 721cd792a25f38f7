import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import { MoveDialog } from '~/shared/order/MoveDialog'
import { isAskedAbout, type Move } from '~/shared/order/moves'
import { Notice } from '~/shared/parts/Notice'
import { toast } from '~/shared/toasts/toast'
import {
  canTakeBack,
  concernedOrders,
  listedBy,
  type MoveOutcome,
  moveOrders,
  needsComment,
  takeBack,
} from './bulk-moves'
import { MoveResults } from './MoveResults'

const tellFailure = (error: unknown) => tell(error, text('form.failed'))

interface Props {
  move: Move
  /** What was chosen: those that it cannot be done to are told so. */
  orders: readonly Order[]
  onMoved: () => void
}

/** One move of many orders: asks, sends, tells what became of each, offers the way back where there is one. */
export function BulkMove({ move, orders, onMoved }: Props) {
  const { t } = useTranslation('order')
  const client = useQueryClient()
  const concerned = concernedOrders(orders, move)
  const others = orders.filter((order) => !concerned.includes(order))
  const isAsked = concerned.length > 1 || needsComment(concerned, move) || isAskedAbout(move.verb)
  const [isOpen, setIsOpen] = useState(isAsked)
  const [results, setResults] = useState<MoveOutcome[] | null>(null)

  const readAgain = async () => {
    await Promise.all(['orders', 'quotations'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }

  async function undo(done: MoveOutcome[]) {
    const outcomes = await takeBack(done)
    await readAgain()
    const refused = outcomes.find(({ isDone }) => !isDone)
    if (refused) toast.error(refused.message)
    else toast.success(t('bulk.undone', { count: outcomes.length }))
  }

  function report(outcomes: MoveOutcome[]) {
    const done = outcomes.filter(({ isDone }) => isDone)
    if (done.length < outcomes.length) setResults(outcomes)
    if (done.length === 0) return
    const message = t(`move.done.${move.verb}`, { count: done.length })
    if (canTakeBack(done, move)) toast.undo(message, () => void undo(done).catch(tellFailure))
    else toast.success(message)
  }

  async function send(comment: string) {
    const outcomes = await moveOrders(concerned, move.to, comment)
    const left = others.map((order) => ({
      order,
      isDone: false,
      message: t('bulk.notConcerned', { status: t(`enums:order_status.${order.status}`) }),
    }))
    report([...outcomes, ...left])
    onMoved()
    void readAgain()
  }

  // What needs no question is sent at once, and once.
  const isSent = useRef(false)
  useEffect(() => {
    if (isAsked || isSent.current) return
    isSent.current = true
    send('').catch(tellFailure)
  })

  return (
    <>
      {isOpen && (
        <MoveDialog
          verb={move.verb}
          count={concerned.length}
          number={concerned[0]?.number ?? ''}
          isCommentRequired={needsComment(concerned, move)}
          send={send}
          onSent={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        >
          {others.length > 0 && (
            <Notice tone="attention">{t(`bulk.others.${listedBy(move)}`, { count: others.length })}</Notice>
          )}
        </MoveDialog>
      )}
      {results && <MoveResults move={move} outcomes={results} onClose={() => setResults(null)} />}
    </>
  )
}
