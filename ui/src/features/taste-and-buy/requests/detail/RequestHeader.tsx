import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { api } from '~/shared/api/client'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { toast } from '~/shared/toasts/toast'
import { nameOf } from '../../waiters/waiter'
import { nextWords } from '../list/columns'
import { guestOf, requestStates, requests } from '../request'

/** Who asked and where it stands; its link may be sent again, and it may be canceled until the guest answers. */
export function RequestHeader({ request }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const { run, send, isBusy } = useMove(useUpdates(requests))
  const { id, version, number, status, transitions, waiter } = request
  const path = { id }
  return (
    <DocumentHeader
      title={guestOf(request) ?? t('erased')}
      states={requestStates}
      state={status}
      facts={
        <>
          <span>{number}</span>
          <span>{nextWords(t, request)}</span>
          {waiter && <span>{t('through', { name: nameOf(waiter) })}</span>}
        </>
      }
      acts={[
        {
          label: t('link.send'),
          isOffered: status === 'sent',
          isBusy,
          onAct: () =>
            void run(
              () => api.post('/taste_and_buy/orders/{id}/link', { version }, { path }),
              () => toast.success(t('link.sent')),
            ),
        },
        {
          label: t('cancel.action'),
          isOffered: transitions.includes('canceled'),
          isHarm: true,
          question: {
            title: t('cancel.title'),
            lead: t('cancel.lead'),
            comment: { label: t('cancel.reason') },
            send: ({ comment }) =>
              send(
                api.post(
                  '/taste_and_buy/orders/{id}/transitions',
                  { transition: 'canceled', version, comment },
                  { path },
                ),
              ),
            done: t('cancel.done'),
          },
        },
      ]}
    />
  )
}
