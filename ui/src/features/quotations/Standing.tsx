import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import { OrderStatusDot, StatusDot } from '~/shared/parts/StatusDot'
import { type Side, standingOf } from './turn'

interface Props {
  quotation: Pick<Quotation, 'status' | 'awaiting'>
  side: Side | null
}

/** Whose answer a quotation awaits, or how it ended. */
export function Standing({ quotation, side }: Props) {
  const { t } = useTranslation('quotations')
  const standing = standingOf(quotation, side)
  if (standing === 'canceled') return <OrderStatusDot status="canceled_quotation" />
  const tone = standing === 'mine' ? 'attention' : standing === 'accepted' ? 'done' : 'progress'
  return <StatusDot tone={tone} label={t(`standing.${standing}`)} />
}
