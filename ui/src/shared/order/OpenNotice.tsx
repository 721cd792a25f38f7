import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { sumEuros } from '~/shared/format/euros'
import { formatMoney } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { MoveVerb } from './moves'

interface Props {
  verb: MoveVerb
  orders: readonly Pick<Order, 'openAmount'>[]
}

/** How much a move counts as paid, or gives up, of what is still open. */
export function OpenNotice({ verb, orders }: Props) {
  const { t } = useTranslation('order')
  const open = sumEuros(orders.map(({ openAmount }) => openAmount ?? 0))
  if (open <= 0 || (verb !== 'close' && verb !== 'recordPayment')) return null
  return <Notice tone="attention">{t(`move.open.${verb}`, { count: orders.length, amount: formatMoney(open) })}</Notice>
}
