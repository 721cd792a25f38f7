import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { StateDot } from '~/shared/document/StateDot'
import { orderStates } from '~/shared/order/order-states'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Money } from '~/shared/parts/Money'
import { useSession } from '~/shared/session/session'
import type { Placed } from '../checkout'
import classes from './OrderPlaced.module.css'
import { PaymentWait } from './PaymentWords'

const placedQuery = (kind: Placed['kind'], iri: string) => {
  const path = { id: iri.slice(iri.lastIndexOf('/') + 1) }
  return queryOptions({
    queryKey: ['orders', 'placed', iri],
    queryFn: ({ signal }): Promise<Order> =>
      kind === 'order' ? api.get('/orders/{id}', { path, signal }) : api.get('/quotations/{id}', { path, signal }),
  })
}

/** What was ordered or asked for, with a link to each order or quotation. */
export function OrderPlaced({ placed }: { placed: Placed }) {
  const { t } = useTranslation('cart')
  const group = useSession((session) => session.user?.userGroup.code)
  const isForOthers = group !== undefined && ordersForOthers(group)
  const details = useQueries({ queries: placed.orders.map(({ iri }) => placedQuery(placed.kind, iri)) })
  const isQuotation = placed.kind === 'quotation'
  const words = isQuotation ? (isForOthers ? 'proposed' : 'asked') : 'placed'
  const title = t(`${words}.title`, { count: placed.orders.length })
  const heading = useArrival(title)
  return (
    <div className={classes.page}>
      <span className={classes.mark}>
        <IconCheck size={34} stroke={2} aria-hidden />
      </span>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.help}>{t(`${words}.help`, { count: placed.orders.length })}</p>
      <ul className={classes.orders}>
        {placed.orders.map(({ iri, supplier, total, payment }, at) => (
          <li key={iri}>
            <Link to={pathOf(iri)} className={classes.order}>
              <span className={classes.words}>
                <b>{supplier}</b>
                <span className={classes.facts}>
                  {details[at]?.data?.number ?? t(`${words}.order`, { number: at + 1 })}
                  {details[at]?.data && (
                    // It is told to wait a moment after it was placed.
                    <StateDot
                      of={orderStates}
                      state={!isQuotation && payment?.waitsForPayment ? 'waiting_payment' : details[at].data.status}
                    />
                  )}
                </span>
                {!isQuotation && <PaymentWait part={{ payment, totalPriceTaxIncl: total }} />}
              </span>
              <Money value={total} />
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.total}>
        {t('totals.taxIncl')} <Money value={placed.total} serif />
      </p>
      <div className={classes.actions}>
        <LinkButton to={isQuotation ? '/quotations' : '/orders'} size="md">
          {t(`${words}.orders`)}
        </LinkButton>
        <LinkButton to="/products/grid" size="md" variant="default">
          {t('placed.catalogue')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Another page in the same place: names the tab, and begins at its top. */
function useArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Millésime`
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [title])
  return heading
}
