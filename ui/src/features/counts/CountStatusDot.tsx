import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type CountStatus, tones } from './count'

/** The status of a count in words. */
export function CountStatusDot({ status }: { status: CountStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={tones[status]} label={t(`enums:stock_count_status.${status}`)} />
}
