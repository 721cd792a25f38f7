import { Link } from '@tanstack/react-router'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { orderStates } from '~/shared/order/order-states'
import { Money } from './Money'
import classes from './OrderRows.module.css'

interface Props {
  orders: Order[]
  /** Whom each row names; nobody where all orders are one person's. */
  party?: 'customer' | 'supplier' | undefined
  withTax?: boolean
}

/** A few orders, each of which leads to its page. */
export const OrderRows = ({ orders, party, withTax = false }: Props) => (
  <ul className={classes.list} data-plain={party === undefined || undefined}>
    {orders.map((order) => (
      <li key={order['@id']}>
        <Link to={pathOf(order['@id'])} className={classes.order}>
          <b className={classes.number}>{order.number.replaceAll('-', '\u2011')}</b>
          <time className={classes.date} dateTime={order.createdAt}>
            {formatDate(order.createdAt)}
          </time>
          {party && <span className={classes.party}>{order[party].company}</span>}
          <span className={classes.status}>
            <StateDot of={orderStates} state={order.status} />
          </span>
          <b className={classes.total}>
            <Money value={withTax ? order.totalPriceTaxIncl : order.totalPriceTaxExcl} />
          </b>
        </Link>
      </li>
    ))}
  </ul>
)
