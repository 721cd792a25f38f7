import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { StockLot } from './lot'

/** Why a lot does not leave, or not without a question; nothing of any other. */
export function LotState({ lot: { recalledAt, pastBestBefore, inStock } }: { lot: StockLot }) {
  const { t } = useTranslation('lots')
  if (recalledAt) return <StatusDot tone="error" label={t('state.recalled')} />
  if (pastBestBefore && inStock > 0) return <StatusDot tone="attention" label={t('state.past')} />
  return null
}
