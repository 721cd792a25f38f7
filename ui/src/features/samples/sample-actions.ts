import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SampleRequest, SampleStatus } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import { actWithUndo } from '~/shared/undo/undo'
import { SAMPLES } from './queries'

/** What a dialog is open for. */
export interface Asked {
  what: 'reject' | 'feedback'
  request: SampleRequest
}

/** Moves a request. */
export const moveSample = (request: SampleRequest, transition: SampleStatus, comment = '') =>
  api.post(
    '/sample_requests/{id}/transitions',
    { transition, ...(comment ? { comment } : {}) },
    { path: { id: request.id } },
  )

/** Reads everything again that a request changes, orders included. */
export function useSamplesRefresh() {
  const client = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SAMPLES }),
        client.invalidateQueries({ queryKey: ['orders'] }),
      ]),
    [client],
  )
}

/** What is done with requests without a question. */
export function useSampleActions() {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const refresh = useSamplesRefresh()
  const [isBusy, setIsBusy] = useState(false)

  /** A refusal is told by the client's own toast; what is shown may be old then. */
  async function act(send: () => Promise<void>) {
    setIsBusy(true)
    try {
      await send()
    } catch {
      // told already
    } finally {
      await refresh()
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    accept: (request: SampleRequest) =>
      act(async () => {
        await moveSample(request, 'valid')
        toast.success(t('done.valid', { party: request.customer.company }))
      }),
    order: (request: SampleRequest) =>
      act(async () => {
        const { order } = await moveSample(request, 'ordering')
        if (!order) return
        toast.success(t('done.ordering', { number: order.number }), {
          action: { label: t('done.seeOrder'), onClick: () => void navigate({ to: pathOf(order['@id']) }) },
        })
      }),
    acceptAll: (requests: SampleRequest[]) =>
      act(async () => {
        const { results } = await api.post('/sample_requests/transitions', {
          requests: requests.map((request) => request['@id']),
          transition: 'valid',
        })
        const refused = results.flatMap(({ error }) => (error ? [error.message] : []))
        const done = results.length - refused.length
        if (done > 0) toast.success(t('bulk.done', { count: done }))
        if (refused[0]) toast.warning(t('bulk.refused', { count: refused.length, reason: refused[0] }))
      }),
    /** Acts at once; the call goes out when it can no longer be taken back. */
    withdraw: (request: SampleRequest) =>
      actWithUndo({
        key: request['@id'],
        message: t('done.withdrawn'),
        send: async ({ keepalive }) => {
          await api.delete('/sample_requests/{id}', { path: { id: request.id }, keepalive })
          await refresh()
        },
      }),
  }
}
