import { useTranslation } from 'react-i18next'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import type { InvoiceStatus } from './invoice'

const tones: Record<InvoiceStatus, StatusTone> = {
  to_pay: 'progress',
  overdue: 'error',
  paid: 'done',
  credited: 'neutral',
  issued: 'done',
}

/** Whether an invoice is paid, to be paid or late. */
export function InvoiceStatusDot({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}
