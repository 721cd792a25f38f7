import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { formatSize, plural } from '~/shared/format/format'
import { WineRow } from '~/shared/parts/WineRow'
import { useRowTabIndex } from '~/shared/table/row-context'
import type { ListProduct, PriceListLine } from '../price-list'
import { ChangeWords, LastPaidWords } from './OrderCells'
import classes from './OrderWine.module.css'
import { isOrderable } from './order'
import { useOrder } from './use-entered'

interface Props {
  line: PriceListLine
  /** The list follows another one. */
  isRevised: boolean
}

/** A wine of the grid: its bottle, its name and the way to it, what it is; in a card also what it cost before. */
export function OrderWine({ line, isRevised }: Props) {
  const { product } = line
  const { canOrder, isCards } = useOrder()
  // The stock of today says nothing of a list that has not begun.
  const isClosed = canOrder ? !isOrderable(product) : !product.active
  return (
    <WineRow product={product} image={product.image} className={classes.wine} data-closed={isClosed || undefined}>
      <WineName product={product} />
      <span className={classes.facts}>
        <ToneDot tone={toneOf(product)} />
        <span className={classes.place}>{product.appellation || product.region}</span>
        <span className={classes.packing}>
          {product.unitsPerCarton} × {formatSize(product.bottleSizeCl)}
        </span>
        <StockNote product={product} />
      </span>
      {isCards && (
        <span className={classes.history}>
          {line.lastPaid && <LastPaidWords line={line} isNamed />}
          {isRevised && isChanged(line) && <ChangeWords line={line} isNamed />}
        </span>
      )}
    </WineRow>
  )
}

/** The way to a wine; one that is no longer offered has no page of its own. */
function WineName({ product }: { product: ListProduct }) {
  const tabIndex = useRowTabIndex()
  const words = (
    <>
      {product.name} {product.vintage && <span className={classes.vintage}>{product.vintage}</span>}
    </>
  )
  if (!product.active) return <span className={classes.name}>{words}</span>
  return (
    <Link
      to="/products/$productId"
      params={{ productId: String(product.id) }}
      className={classes.name}
      tabIndex={tabIndex}
      data-row-link
    >
      {words}
    </Link>
  )
}

const isChanged = ({ previousPriceTaxExcl, tiers }: PriceListLine) => previousPriceTaxExcl !== tiers[0]?.priceTaxExcl

/** What of the stock changes what one orders: what is awaited, and how much is left where it is little, or less than what is asked for. */
function StockNote({ product }: { product: ListProduct }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { canOrder, entered, inCart } = useOrder()
  const { id, tag, available, active } = product
  const asked = (entered[id] ?? 0) + (inCart[id] ?? 0)
  // In force, the place of the quantity says so.
  if (!canOrder) return active ? null : <span className={classes.stock}>{t('pricelist:order.withdrawn')}</span>
  if (tag === 'pending_receipt') return <span className={classes.stock}>{t('enums:order_tag.pending_receipt')}</span>
  if (!isOrderable(product) || (tag !== 'stock_alert' && asked <= available)) return null
  return <span className={classes.stock}>{t('pricelist:order.left', plural(available))}</span>
}
