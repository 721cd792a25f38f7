import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type ReceiptStatus, tones } from './receipt'

/** The status of a receipt in the words of specification 3. */
export function ReceiptStatusDot({ status }: { status: ReceiptStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={tones[status]} label={t(`enums:receipts_status.${status}`)} />
}
