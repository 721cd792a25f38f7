import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent, formatSize } from '~/shared/format/format'
import { Chip } from '~/shared/parts/Chip'
import { WineRow } from '~/shared/parts/WineRow'
import classes from './lines.module.css'
import type { OrderItem } from './order'
import { promiseText } from './promise-text'

/** Tags that change what a line means; plain stock says nothing. */
const told = ['pending_receipt', 'sample', 'stock_back', 'dartess_warehouse']

interface Props {
  item: OrderItem
  /** What can be done about bottles that are not there yet. */
  choice?: ReactNode
}

/** A line's product, as it was when it was ordered, the way to what it is now, and when the rest of it comes. */
export function LineProduct({ item: { product, tag, discountValue, promises }, choice }: Props) {
  const { t } = useTranslation('order')
  const facts = [product.appellation, formatSize(product.bottleSizeCl), product.reference].filter(Boolean)
  return (
    <WineRow product={product} image={product.image}>
      <Link to="/products/$productId" params={{ productId: String(product.id) }} className={classes.name}>
        {product.name} {product.vintage && <span className={classes.vintage}>{product.vintage}</span>}
      </Link>
      <span className={classes.facts}>
        {facts.join(' · ').replaceAll('-', '\u2011')}
        {discountValue > 0 && (
          <>
            {' '}
            <Chip tone="done" className={classes.tag}>
              {t('lines.discount', { rate: formatPercent(discountValue) })}
            </Chip>
          </>
        )}
        {told.includes(tag) && (
          <>
            {' '}
            <Chip className={classes.tag}>{t(`enums:order_tag.${tag}`)}</Chip>
          </>
        )}
      </span>
      {promises.length > 0 && (
        <span className={classes.promises}>
          {promises.map((promise) => (
            <span key={promise.expectedOn ?? String(promise.late)}>{promiseText(t, promise)}</span>
          ))}
          {choice}
        </span>
      )}
    </WineRow>
  )
}
