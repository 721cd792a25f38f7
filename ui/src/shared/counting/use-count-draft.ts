import { useCallback } from 'react'
import { useDraft } from '~/shared/queue/drafts'
import { aboutOf, useQueue } from '~/shared/queue/queue'
import { toast } from '~/shared/toasts/toast'
import type { Goods } from '~/shared/warehouse/goods'
import { type CountDraft, withProduct } from './draft'

/** What is counted of a subject on this machine, and what of it is on its way. */
export function useCountDraft<Counted>(subject: string, notKept: string) {
  const { draft, change, key } = useDraft<CountDraft<Counted>>(`count${subject}`)
  const commands = aboutOf(
    useQueue((queue) => queue.commands),
    subject,
  )
  /** Nothing is lost silently: a browser that keeps nothing says so, once. */
  const keep = useCallback(
    (by: (before: CountDraft<Counted> | null) => CountDraft<Counted> | null) =>
      void change(by).catch(() => toast.warning(notKept, { id: 'not-kept' })),
    [change, notKept],
  )
  const addProduct = useCallback(
    (product: Goods, code: string) => keep((now) => withProduct(now, product, code)),
    [keep],
  )
  return { draft, change, key, commands, keep, addProduct }
}
