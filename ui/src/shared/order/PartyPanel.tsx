import { useTranslation } from 'react-i18next'
import type { GroupCode, Party } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import classes from './facts.module.css'
import type { OrderDetail } from './order'

/** Who ordered from whom. */
export function PartyPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order')
  return (
    <Panel title={t('party.both')}>
      <dl className={classes.facts}>
        <Row label={t('party.customer')} party={order.customer} group={order.customer.userGroup?.code ?? 'customer'} />
        <Row label={t('party.supplier')} party={order.supplier} group="supplier" />
      </dl>
    </Panel>
  )
}

function Row({ label, party, group }: { label: string; party: Party; group: GroupCode }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>
          <PersonLink person={{ id: party.id, group }}>{party.company}</PersonLink>
        </b>
        {party.userGroup && party.userGroup.code !== 'supplier' && (
          <span>{t(`enums:user_group.${party.userGroup.code}`)}</span>
        )}
      </dd>
    </div>
  )
}
