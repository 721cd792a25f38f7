import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { useCartPromises, useCartQuantity } from '~/shared/cart/hooks'
import { formatInteger, formatMoney, formatSize, plural, wineOf } from '~/shared/format/format'
import { ProductName } from './ProductName'
import { ProductTrace } from './ProductTrace'
import { shownPrice, times } from './price'
import type { Product } from './product'
import classes from './product-cells.module.css'
import { useStockWords } from './StockNote'
import { isShared, needsWords, stockTone } from './stock'

/** How many bottles of which size a carton holds: 6 × 75 cl. */
export const packing = ({ unitsPerCarton, bottleSizeCl }: Product) => `${unitsPerCarton} × ${formatSize(bottleSizeCl)}`

/** A row's product: its bottle, its name and vintage, its appellation, how it is packed. */
export const ProductCell = ({ product }: { product: Product }) => (
  <span className={classes.product}>
    <BottleThumb product={product} image={product.images[0]} />
    <span className={classes.words}>
      <span className={classes.name} title={wineOf(product)}>
        <ProductName product={product} />
      </span>
      <span className={classes.origin}>
        <ToneDot tone={toneOf(product)} />
        <span>{product.appellation || product.region}</span>
        <span className={classes.pack}>{packing(product)}</span>
      </span>
    </span>
  </span>
)

/** A row's price with what explains it; the list price is struck through when the viewer's own is lower. */
export function PriceCell({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const quantity = useCartQuantity(product.id)
  const price = shownPrice(product, quantity)
  if (product.otherAgent) return <span className={classes.unpriced}>{t('price.otherAgent')}</span>
  if (!price) return <>–</>
  return (
    <span className={classes.price}>
      <span className={classes.figures}>
        {price.before !== null && <s className={classes.before}>{formatMoney(price.before)}</s>}
        <span>{formatMoney(price.amount)}</span>
      </span>
      <ProductTrace product={product} quantity={quantity} />
    </span>
  )
}

/** A row's stock in bottles; below it the tag where it matters, and the date of what is awaited. */
export function StockCell({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const words = useStockWords(product)
  if (useCartPromises(product.id).length > 0) {
    return (
      <span className={classes.stock} data-tone="attention">
        {formatInteger(product.available)}
        <small>{words.at(-1)}</small>
      </span>
    )
  }
  if (!needsWords(product)) {
    return (
      <span className={classes.stock}>
        {formatInteger(product.available)}
        {isShared(product) && <small>{t('enums:order_tag.dartess_warehouse')}</small>}
      </span>
    )
  }
  if (product.tag === 'stock_alert') {
    return (
      <span className={classes.stock} data-tone="attention">
        {formatInteger(product.available)}
        <small>{words[0]}</small>
      </span>
    )
  }
  return (
    <span className={classes.stock} data-tone={stockTone(product)}>
      {words.map((word) => (
        <small key={word}>{word}</small>
      ))}
    </span>
  )
}

/** What the bottles in the cart cost at the price shown, and how many they are. */
export function LineTotal({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const quantity = useCartQuantity(product.id)
  const price = shownPrice(product, quantity)
  if (!price || quantity === 0) return <>–</>
  return (
    <span className={classes.total}>
      <b>{formatMoney(times(price.amount, quantity))}</b>
      <small>{t('quantity.bottles', plural(quantity))}</small>
    </span>
  )
}
