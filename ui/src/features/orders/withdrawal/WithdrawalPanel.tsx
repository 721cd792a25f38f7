import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import type { OrderDetail } from '~/shared/order/order'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'

const WithdrawDialog = loadOnIntent(() => import('./WithdrawDialog').then((part) => part.WithdrawDialog))

interface Props {
  order: OrderDetail
  right: NonNullable<OrderDetail['withdrawal']>
}

/** The function by which a consumer withdraws, as long as the law gives it the right (Code de la consommation, L221-21). */
export function WithdrawalPanel({ order, right: { until, whole } }: Props) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title={t('withdrawal.title')}>
      <Row justify="space-between" gap={12} wrap>
        <Dim as="p">{until ? t('withdrawal.until', { date: formatDate(until) }) : t('withdrawal.open')}</Dim>
        <Button variant="default" {...WithdrawDialog.intent} onClick={() => setOpen(true)}>
          {t('withdrawal.here')}
        </Button>
      </Row>
      {isOpen && <WithdrawDialog order={order} isWhole={whole} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
