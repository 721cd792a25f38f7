import { useTranslation } from 'react-i18next'
import type { Party } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import classes from './facts.module.css'
import type { OrderDetail } from './order'

/** Who ordered from whom. */
export function PartyPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  return (
    <Panel title={t('parties')}>
      <dl className={classes.facts}>
        <Row label={t('column.customer')} party={order.customer} />
        <Row label={t('column.supplier')} party={order.supplier} />
      </dl>
      {order.onBehalf && <p className={classes.note}>{t('onBehalf')}</p>}
    </Panel>
  )
}

function Row({ label, party }: { label: string; party: Party }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{party.company}</b>
        {party.userGroup && party.userGroup.code !== 'supplier' && (
          <span>{t(`enums:user_group.${party.userGroup.code}`)}</span>
        )}
      </dd>
    </div>
  )
}
