import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type RecoveryStatus, tones } from './recovery'

/** The status of a stock return in the words of specification 3. */
export function RecoveryStatusDot({ status }: { status: RecoveryStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={tones[status]} label={t(`enums:stockRecovery_status.${status}`)} />
}
