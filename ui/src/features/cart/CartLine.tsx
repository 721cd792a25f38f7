import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { removeFromCart, setCartQuantity } from '~/shared/cart/actions'
import type { PricedLine } from '~/shared/cart/amounts'
import { formatMoney, formatPercent, formatSize } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { traceOf } from '~/shared/parts/trace-of'
import { useLineBlockers } from './blockers'
import classes from './CartLine.module.css'
import { FillCarton } from './FillCarton'

/** A product of the cart: what it is, how many, what it costs, what stands in its way. */
export function CartLine({ line, isCompact }: { line: PricedLine; isCompact: boolean }) {
  const { t } = useTranslation('cart')
  const { product, quantity, priced, total, store = false } = line
  const blockers = useLineBlockers(line)
  const name = product.vintage ? `${product.name} ${product.vintage}` : product.name
  const unit = priced?.unitPriceTaxExcl ?? product.priceTaxExcl ?? null
  return (
    <li id={`line-${product.id}`} className={classes.line} data-compact={isCompact || undefined} tabIndex={-1}>
      <BottleThumb product={product} image={priced?.product.image} />
      <div className={classes.words}>
        <span className={classes.name}>
          {product.name} {product.vintage && <span className={classes.vintage}>{product.vintage}</span>}
        </span>
        <span className={classes.origin}>
          <ToneDot tone={toneOf(product)} />
          {product.appellation || product.region} · {formatSize(product.bottleSizeCl)}
          {product.warehouse === 'dartess' && ` · ${t('enums:order_tag.dartess_warehouse')}`}
        </span>
        <span className={classes.unit}>
          {unit !== null && t('unitPrice', { price: formatMoney(unit) })}
          {priced && priced.listPriceTaxExcl > priced.unitPriceTaxExcl && (
            <s className={classes.list}>{formatMoney(priced.listPriceTaxExcl)}</s>
          )}
          {line.discountValue ? <span>−{formatPercent(line.discountValue)}</span> : null}
          {!isCompact && priced && <PriceTrace trace={traceOf(priced.trace)} product={name} />}
        </span>
      </div>
      <div className={classes.quantity}>
        <QuantityStepper
          value={quantity}
          onChange={(units) => (units === 0 ? removeFromCart(product, store) : setCartQuantity(product, units, store))}
          label={t('quantityOf', { product: name })}
          multiple={product.orderMultiple}
          minimum={product.minQuantity}
          unitsPerCarton={product.unitsPerCarton}
        />
        <span className={classes.bottles}>{t('units', { count: quantity })}</span>
      </div>
      <span className={classes.total}>{total === null ? '–' : <Money value={total} />}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={t('remove', { product: name })}
        onClick={() => removeFromCart(product, store)}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      {blockers.map(({ code, message, topUp }) => (
        <p key={code} className={classes.blocker}>
          <IconAlertTriangle size={16} aria-hidden />
          {message}
          {topUp && <FillCarton topUp={topUp} className={classes.fill} />}
        </p>
      ))}
    </li>
  )
}
