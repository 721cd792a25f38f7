import { useTranslation } from 'react-i18next'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import type { InvoiceStatus, NARROWINGS } from './invoice'

type Shown = InvoiceStatus | (typeof NARROWINGS)[number]

const tones: Record<Shown, StatusTone> = {
  due_soon: 'progress',
  to_pay: 'progress',
  overdue: 'error',
  paid: 'done',
  credited: 'neutral',
  issued: 'done',
}

/** Whether an invoice is paid, to be paid or late. */
export function InvoiceStatusDot({ status }: { status: Shown }) {
  const { t } = useTranslation('invoices')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}
