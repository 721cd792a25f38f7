import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatMoney, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import { useReorder } from '~/shared/reorder/use-reorder'
import classes from './LastOrders.module.css'

interface Props {
  product: ProductDetail
  /** Whether they are the viewer's own. */
  isOwn: boolean
  /** Whether the viewer buys it, or orders it for who does. */
  canRepeat: boolean
}

/** The newest orders of this product that the viewer may read: when, how many, at what price. */
export function LastOrders({ product, isOwn, canRepeat }: Props) {
  const { t } = useTranslation('catalogue')
  if (product.lastOrders.length === 0) return null
  return (
    <Panel title={t(isOwn ? 'lastOrders.own' : 'lastOrders.others')}>
      <ul className={classes.orders}>
        {product.lastOrders.map(({ order, number, at, quantity, unitPriceTaxExcl }) => (
          <li key={order} className={classes.order}>
            <span className={classes.what}>
              <Link to={pathOf(order)} className={classes.number}>
                {number}
              </Link>
              <time dateTime={at} className={classes.date}>
                {formatDate(at)}
              </time>
            </span>
            <span className={classes.figures}>
              {t('quantity.bottles', plural(quantity))}
              <Dim size={13}>{t('lastOrders.each', { price: formatMoney(unitPriceTaxExcl) })}</Dim>
            </span>
            {canRepeat && <Again order={{ id: idOf(order), number }} product={product.id} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const idOf = (iri: string) => Number(iri.slice(iri.lastIndexOf('/') + 1))

/** The same quantity of it once more, sent as it was then. */
function Again({ order, product }: { order: { id: number; number: string }; product: number }) {
  const { t } = useTranslation('catalogue')
  const { start, isPending, intent, dialog } = useReorder({ order, product })
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        data-touch="square"
        title={t('lastOrders.again')}
        aria-label={t('lastOrders.againOf', { number: order.number })}
        {...intent}
        onClick={start}
        loading={isPending}
      >
        <IconRefresh size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
      {dialog}
    </>
  )
}
