import { PaymentRequest } from '~/shared/payment/PaymentRequest'
import type { Gallery } from '../gallery'
import { request } from '../samples/payments'

export default {
  about: 'How something is paid by transfer: how much, to whom, under which reference and until when.',
  states: {
    order: () => <PaymentRequest reader="buyer" request={request} />,
    'paid in part': () => <PaymentRequest reader="buyer" request={{ ...request, amount: 200, paidAmount: 100 }} />,
    invoice: () => <PaymentRequest reader="buyer" request={{ ...request, until: null, dueOn: '2026-12-16' }} />,
    'without an account': () => <PaymentRequest reader="buyer" request={{ ...request, iban: '', bic: '', qr: null }} />,
  },
} satisfies Gallery
