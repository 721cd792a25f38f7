import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger, formatMoney, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { useRowTabIndex } from '~/shared/table/row-context'
import type { PaidTier, PriceListLine } from '../price-list'
import classes from './OrderCells.module.css'
import { isOrderable, leastOf, moveOf, orderedLine, priceAt, tiersInSight } from './order'
import { PriceMove } from './PriceMove'
import { useOrder } from './use-entered'

interface Props {
  line: PriceListLine
}

const priceNow = (line: PriceListLine) => priceAt(line, leastOf(line.product))

/** What the reader last paid, whether that was more or less than now, and when. */
export function LastPaidWords({ line, isNamed = false }: Props & { isNamed?: boolean }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const tabIndex = useRowTabIndex()
  const { lastPaid } = line
  if (!lastPaid) {
    return (
      <span className={classes.none} title={t('pricelist:order.neverPaid')}>
        –
      </span>
    )
  }
  const { order, on, priceTaxExcl } = lastPaid
  return (
    <span className={classes.past} data-named={isNamed || undefined}>
      <span className={classes.paid}>
        {isNamed && <Dim>{t('pricelist:order.head.lastPaid')}</Dim>}
        {formatMoney(priceTaxExcl)}
        <PriceMove move={moveOf(priceTaxExcl, priceNow(line))} isShort />
      </span>
      <Link
        to="/orders/$orderId"
        params={{ orderId: String(order.id) }}
        className={classes.date}
        tabIndex={tabIndex}
        aria-label={t('pricelist:order.paidIn', { number: order.number, date: formatDate(on) })}
      >
        <time dateTime={on}>{formatDate(on)}</time>
      </Link>
    </span>
  )
}

/** What the last revision did to the price: the one before and how it moved; nothing of one that stayed. */
export function ChangeWords({ line, isNamed = false }: Props & { isNamed?: boolean }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const [first] = line.tiers
  const before = line.previousPriceTaxExcl
  if (!first) return null
  if (before === null) return <span className={classes.fresh}>{t('pricelist:order.change.new')}</span>
  const move = moveOf(before, first.priceTaxExcl)
  if (move.to === 'same') return <span className={classes.none}>{t('pricelist:order.change.same')}</span>
  return (
    <span className={classes.past} data-named={isNamed || undefined}>
      <PriceMove move={move} />
      <span className={classes.before}>{t('pricelist:order.change.before', { price: formatMoney(before) })}</span>
    </span>
  )
}

/** The price that the quantity reaches and the list it comes from where that is another, the one without lists, and what more bottles bring. */
export function PriceCell({ line }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { listId, entered, inCart } = useOrder()
  const { product, listPriceTaxExcl } = line
  const { price, list, quantity } = orderedLine(line, entered, inCart)
  const isForeign = list?.id !== listId
  const tiers = tiersInSight(line, quantity + (inCart[product.id] ?? 0)).slice(0, isForeign ? 1 : 2)
  return (
    <span className={classes.price}>
      <span className={classes.now}>
        {listPriceTaxExcl > price && <s title={t('pricelist:order.listPrice')}>{formatMoney(listPriceTaxExcl)}</s>}
        <b>{formatMoney(price)}</b>
      </span>
      {isForeign && <PricedBy list={list} />}
      {tiers.map(({ minQuantity, priceTaxExcl, isReached }) => (
        <small key={minQuantity} data-reached={isReached || undefined}>
          {t('pricelist:order.tier', { units: formatInteger(minQuantity), price: formatMoney(priceTaxExcl) })}
        </small>
      ))}
    </span>
  )
}

/** The other list that the price comes from; without one it is that of the catalogue. */
function PricedBy({ list }: { list: PaidTier['list'] }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const tabIndex = useRowTabIndex()
  if (!list) return <small className={classes.by}>{t('pricelist:order.byNone')}</small>
  return (
    <Link
      to="/products/mercuriale/$listId"
      params={{ listId: String(list.id) }}
      className={classes.by}
      tabIndex={tabIndex}
      title={t('pricelist:order.byListHelp', { name: list.name })}
    >
      {t('pricelist:order.byList', { name: list.name })}
    </Link>
  )
}

/** How much is entered; what cannot be ordered says why. */
export function QuantityCell({ line }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { entered, isCards, set, onRow } = useOrder()
  const { product } = line
  if (!isOrderable(product)) {
    return (
      <span className={classes.closed}>
        {product.active ? t(`enums:order_tag.${product.tag}`) : t('pricelist:order.withdrawn')}
      </span>
    )
  }
  return (
    <span className={classes.wanted}>
      <Quantity line={line} value={entered[product.id] ?? 0} set={set} onRow={onRow} />
      {isCards && (
        <span className={classes.below}>
          <TotalWords line={line} />
        </span>
      )}
    </span>
  )
}

interface QuantityProps extends Props, Pick<ReturnType<typeof useOrder>, 'set' | 'onRow'> {
  value: number
}

/** Drawn again only when its own figure changes. */
const Quantity = memo(({ line: { product }, value, set, onRow }: QuantityProps) => {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { unitsPerCarton, orderMultiple, minQuantity, id } = product
  const isByCarton = unitsPerCarton > 1 && orderMultiple % unitsPerCarton === 0
  return (
    <span className={classes.quantity}>
      <QuantityStepper
        value={value}
        onChange={(units) => set(id, units)}
        label={t('pricelist:order.quantityOf', { wine: wineOf(product) })}
        unitsPerCarton={unitsPerCarton}
        multiple={orderMultiple}
        minimum={minQuantity}
        onRow={onRow}
      />
      <span className={classes.unit}>
        <span className={classes.long}>
          {isByCarton ? t('pricelist:order.byCarton', { units: unitsPerCarton }) : t('pricelist:order.byBottle')}
        </span>
        <span className={classes.short} aria-hidden="true">
          {isByCarton ? `× ${unitsPerCarton}` : t('pricelist:order.btl')}
        </span>
      </span>
    </span>
  )
})

/** What a line comes to, with what the cart holds of it already. */
export const TotalCell = ({ line }: Props) => (
  <span className={classes.total}>
    <TotalWords line={line} />
  </span>
)

function TotalWords({ line }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { entered, inCart } = useOrder()
  const { quantity, total } = orderedLine(line, entered, inCart)
  const held = inCart[line.product.id] ?? 0
  if (quantity === 0 && held === 0) return <span className={classes.none}>–</span>
  return (
    <>
      {quantity > 0 && <b>{formatMoney(total)}</b>}
      <small>
        {quantity > 0
          ? t('pricelist:order.bottles', plural(quantity))
          : t('pricelist:order.inCart', { amount: formatInteger(held) })}
      </small>
      {quantity > 0 && held > 0 && <small>{t('pricelist:order.more', { amount: formatInteger(held) })}</small>}
    </>
  )
}
