import type { GuestRequest } from '~/api/types'
import { api } from '~/shared/api/client'
import { documentsOf } from '~/shared/document/documents'
import type { States } from '~/shared/document/states'
import { watched } from '~/shared/table/row-source'

export type RequestStatus = GuestRequest['status']

export const STATUSES = [
  'requested',
  'sent',
  'concluded',
  'refused',
  'expired',
  'canceled',
] as const satisfies RequestStatus[]

/** Where a guest's request stands: by law it binds nobody until the guest concludes it. */
export const requestStates: States<RequestStatus> = {
  tones: {
    requested: 'neutral',
    sent: 'progress',
    concluded: 'done',
    refused: 'neutral',
    expired: 'attention',
    canceled: 'neutral',
  },
  nameOf: (status) => `requests:status.${status}`,
  bad: ['refused', 'expired', 'canceled'],
}

/** Who asked; nobody any more once what is kept of a guest is erased. */
export const guestOf = ({ guest }: Pick<GuestRequest, 'guest'>) =>
  guest ? `${guest.firstName} ${guest.lastName}` : null

/** Requests of guests as their restaurant reads them: guests answer by themselves. */
export const requests = documentsOf(
  ['taste-orders'],
  (id, signal) => api.get('/taste_and_buy/orders/{id}', { path: { id }, signal }),
  watched,
  ['waiters'],
)
