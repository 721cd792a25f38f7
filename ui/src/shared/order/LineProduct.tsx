import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatPercent, formatSize } from '~/shared/format/format'
import classes from './lines.module.css'
import type { OrderItem } from './order'

/** Tags that change what a line means; plain stock says nothing. */
const told = ['pending_receipt', 'sample', 'stock_back', 'dartess_warehouse']

/** A line's product, as it was when it was ordered, and the way to what it is now. */
export function LineProduct({ item: { product, tag, discountValue } }: { item: OrderItem }) {
  const { t } = useTranslation('order')
  const facts = [product.appellation, formatSize(product.bottleSizeCl), product.reference].filter(Boolean)
  return (
    <span className={classes.product}>
      <BottleThumb product={product} image={product.image} />
      <span className={classes.words}>
        <Link to="/products/$productId" params={{ productId: String(product.id) }} className={classes.name}>
          {product.name} {product.vintage && <span className={classes.vintage}>{product.vintage}</span>}
        </Link>
        <span className={classes.facts}>
          {facts.join(' · ').replaceAll('-', '\u2011')}
          {discountValue > 0 && (
            <>
              {' '}
              <span className={classes.discount}>{t('lines.discount', { rate: formatPercent(discountValue) })}</span>
            </>
          )}
          {told.includes(tag) && (
            <>
              {' '}
              <span className={classes.tag}>{t(`enums:order_tag.${tag}`)}</span>
            </>
          )}
        </span>
      </span>
    </span>
  )
}
