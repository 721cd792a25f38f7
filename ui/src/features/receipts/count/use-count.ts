import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '~/shared/api/is-record'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { useCountDraft } from '~/shared/counting/use-count-draft'
import type { Command } from '~/shared/queue/command'
import { flush } from '~/shared/queue/flush'
import { enqueue, takeBackInto, waitingOf } from '~/shared/queue/queue'
import { MOST } from '~/shared/warehouse/codes'
import type { ReceiptDetail } from '../receipt'
import { bodyOf, type Counted, rowsOf, withCounted, withTakenBack } from './counting'
import { subjectOf, useFollowQueue } from './use-follow-queue'

export type Count = ReturnType<typeof useCount>

/** What is being counted of a receipt on this machine, and what becomes of it. */
export function useCount(receipt: ReceiptDetail) {
  const { t } = useTranslation('receipts')
  useFollowQueue()
  const subject = subjectOf(receipt)
  const { draft, change, key, commands, keep, addProduct } = useCountDraft<Counted>(subject, t('count.notKept'))
  const known = draft ?? NOTHING
  const rows = rowsOf(receipt, known, commands)

  const set = useCallback(
    (iri: string, patch: Partial<Counted>) =>
      keep((now) => withCounted(now, iri, (before) => ({ ...before, ...patch }))),
    [keep],
  )
  const add = useCallback(
    (iri: string, bottles: number) =>
      keep((now) =>
        withCounted(now, iri, (before) => ({
          ...before,
          received: Math.min(MOST, Math.max(0, before.received + bottles)),
        })),
      ),
    [keep],
  )

  /** Hands what was counted to the queue: from then on it is sent, whatever becomes of the page. */
  async function send(complete: boolean, comment = ''): Promise<void> {
    const values = { id: receipt.id }
    if (isEmpty(known)) {
      const body = { transition: 'complete' as const, comment }
      await enqueue({ subject, path: '/receipts/{id}/transitions', values, body, draft: { key, left: null } })
    } else {
      const body = { lines: bodyOf(known), complete, comment }
      // Products that nobody announced stay known: what is refused is taken back to them.
      const left = { ...known, counted: {} }
      await enqueue({ subject, path: '/receipts/{id}/counts', values, body, draft: { key, left } })
    }
    void flush()
  }

  const takeBack = (command: Command) => takeBackInto(command, () => change((now) => withTakenBack(now, command.body)))

  return {
    draft: draft === null ? NOTHING : draft,
    rows,
    /** Bottles that were announced and are neither there nor counted. */
    missing: rows.reduce((sum, { left }) => sum + Math.max(0, left), 0),
    commands,
    /** That nothing more comes is on its way already. */
    isClosing: waitingOf(commands).some(({ body }) => isEnd(body)),
    set,
    add,
    addProduct,
    save: () => send(false),
    finish: (comment: string) => send(true, comment),
    takeBack,
    forget: () => keep(() => null),
  }
}

const isEnd = (body: unknown) => isRecord(body) && (body.complete === true || body.transition === 'complete')
