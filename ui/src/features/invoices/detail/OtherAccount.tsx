import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatDate } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { Reader } from '~/shared/payment/requests'
import type { InvoiceDetail } from '../invoice'

/** Tells the two sides that the paper of an invoice names another account than its supplier has today. */
export function OtherAccount({ invoice: { id, bankDetails }, reader }: { invoice: InvoiceDetail; reader: Reader }) {
  const { t } = useTranslation('invoices')
  const { data } = useQuery({
    queryKey: ['documents', 'of', 'invoice', id],
    queryFn: ({ signal }) => api.get('/documents', { query: { kind: ['invoice'], subject: [String(id)] }, signal }),
    enabled: bankDetails !== null && reader !== 'other',
  })
  const paper = data?.['hydra:member'][0]
  if (!paper?.paidTo || !bankDetails || bankDetails.iban.endsWith(paper.paidTo)) return null
  return (
    <Notice tone="attention">
      {t(`detail.otherAccount.${reader}`, { date: formatDate(paper.issuedOn), end: paper.paidTo })}
    </Notice>
  )
}
