import { useTranslation } from 'react-i18next'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import type { PromoCodeStatus } from './promo-code'

const tones: Record<PromoCodeStatus, StatusTone> = {
  scheduled: 'progress',
  active: 'done',
  used_up: 'attention',
  ended: 'neutral',
  stopped: 'neutral',
}

/** Whether a code can be used today, and why not. */
export function PromoCodeStatusDot({ status }: { status: PromoCodeStatus }) {
  const { t } = useTranslation('codes')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}
