import { Anchor } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Money } from '~/shared/parts/Money'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import type { Audience, Tax } from './audience'
import classes from './LastOrders.module.css'
import { QueryPanel } from './QueryPanel'
import { lastOrdersQuery } from './queries'

/** The latest orders, and the way to all of them. */
export function LastOrders({ audience, tax }: { audience: Audience; tax: Tax }) {
  const { t } = useTranslation('home')
  const asked = useQuery(lastOrdersQuery)
  const orders = asked.data?.['hydra:member'] ?? []
  const party = audience === 'buyer' ? 'supplier' : 'customer'
  return (
    <QueryPanel
      title={t('latest.title')}
      asked={asked}
      height={392}
      flush
      aside={
        <Anchor component={Link} to="/orders" fz={13} fw={600} className={classes.all}>
          {t('latest.all')}
        </Anchor>
      }
    >
      {orders.length === 0 ? (
        <EmptyState icon={IconReceipt} title={t('latest.empty')} help={t(`latest.emptyHelp.${audience}`)} />
      ) : (
        <ul className={classes.list}>
          {orders.map((order) => (
            <li key={order['@id']}>
              <Link to={pathOf(order['@id']) as string} className={classes.order}>
                <b className={classes.number}>{order.number.replaceAll('-', '\u2011')}</b>
                <time className={classes.date} dateTime={order.createdAt}>
                  {formatDate(order.createdAt)}
                </time>
                <span className={classes.party}>{order[party].company}</span>
                <span className={classes.status}>
                  <OrderStatusDot status={order.status} />
                </span>
                <b className={classes.total}>
                  <Money value={tax === 'taxIncl' ? order.totalPriceTaxIncl : order.totalPriceTaxExcl} />
                </b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryPanel>
  )
}
