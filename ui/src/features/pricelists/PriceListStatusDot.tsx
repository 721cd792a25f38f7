import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type ListStatus, tones } from './price-list'

/** Where a price list stands. */
export function PriceListStatusDot({ status }: { status: ListStatus }) {
  const { t } = useTranslation('pricelists')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}
