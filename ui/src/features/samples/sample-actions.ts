import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SampleRequest, SampleStatus } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo } from '~/shared/undo/undo'
import { samples } from './queries'

/** What a dialog is open for. */
export interface Asked {
  what: 'reject' | 'feedback'
  request: SampleRequest
}

/** Moves a request. */
export const moveSample = ({ id }: SampleRequest, transition: SampleStatus, comment = '') =>
  api.post('/sample_requests/{id}/transitions', { transition, ...(comment && { comment }) }, { path: { id } })

/** What is done with requests without a question. */
export function useSampleActions() {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const updates = useUpdates(samples)
  const move = useMove(updates)
  const many = useBusy()

  return {
    isBusy: move.isBusy || many.isBusy,
    accept: (request: SampleRequest) =>
      move.run(
        () => moveSample(request, 'valid'),
        () => toast.success(t('done.valid', { party: request.customer.company })),
      ),
    order: (request: SampleRequest) =>
      move.run(
        () => moveSample(request, 'ordering'),
        ({ order }) => {
          if (!order) return
          toast.success(t('done.ordering', { number: order.number }), {
            action: { label: t('done.seeOrder'), onClick: () => void navigate({ to: pathOf(order['@id']) }) },
          })
        },
      ),
    acceptAll: (requests: SampleRequest[]) =>
      many.run(async () => {
        const { results } = await api.post('/sample_requests/transitions', {
          requests: requests.map((request) => request['@id']),
          transition: 'valid',
        })
        const refused = results.flatMap(({ error }) => (error ? [error.message] : []))
        const done = results.length - refused.length
        if (done > 0) toast.success(t('bulk.done', { count: done }))
        if (refused[0]) toast.warning(t('bulk.refused', { count: refused.length, reason: refused[0] }))
        await updates.readAgain()
      }),
    /** Acts at once; the call goes out when it can no longer be taken back. */
    withdraw: (request: SampleRequest) =>
      actWithUndo({
        key: request['@id'],
        message: t('done.withdrawn'),
        send: async ({ keepalive }) => {
          await api.delete('/sample_requests/{id}', { path: { id: request.id }, keepalive })
          await updates.readAgain()
        },
      }),
  }
}
