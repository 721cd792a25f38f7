import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { AwaitedWords } from '~/shared/cart/Awaited'
import { removeFromCart, setCartQuantity } from '~/shared/cart/actions'
import type { PricedLine } from '~/shared/cart/amounts'
import { lineKey } from '~/shared/cart/content'
import { formatMoney, formatPercent, formatSize, plural, wineOf } from '~/shared/format/format'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { traceOf } from '~/shared/parts/trace-of'
import { type Obstacle, useLineBlockers } from '../blockers'
import { Amount } from './Amount'
import classes from './CartLine.module.css'
import { FillCarton } from './FillCarton'
import { LineDiscount } from './LineDiscount'
import { RepairButton } from './RepairButton'
import { useLineFocus } from './use-line-focus'

interface Props {
  line: PricedLine
  isTaxIncluded: boolean
  isCompact: boolean
  /** Percent that the reader may take off the line; 0 where it gives no discounts. */
  maxDiscount: number
}

/** A product of the cart: what it is, how many, what it costs, what stands in its way. */
export function CartLine({ line, isTaxIncluded, isCompact, maxDiscount }: Props) {
  const { t } = useTranslation('cart')
  const row = useRef<HTMLLIElement>(null)
  const focus = useLineFocus(row)
  const { product, quantity, priced, total, isConfirmed, store = false } = line
  const blockers = useLineBlockers(line)
  const mayDiscount = maxDiscount > 0 && !isCompact
  const name = wineOf(product)

  function remove() {
    focus.leave()
    removeFromCart(product, store)
  }
  return (
    <li
      ref={row}
      id={isCompact ? undefined : lineKey(line)}
      className={classes.line}
      data-compact={isCompact || undefined}
      data-discountable={mayDiscount || undefined}
      data-blocked={blockers.length > 0 || undefined}
      tabIndex={-1}
    >
      <BottleThumb product={product} image={priced?.product.image} />
      <LineWords line={line} name={name} isTaxIncluded={isTaxIncluded} isCompact={isCompact} />
      <div className={classes.quantity}>
        <QuantityStepper
          value={quantity}
          onChange={(units) => (units === 0 ? remove() : setCartQuantity(product, units, store))}
          label={t('quantityOf', { product: name })}
          multiple={product.orderMultiple}
          minimum={product.minQuantity}
          unitsPerCarton={product.unitsPerCarton}
          onRow={focus.toRow}
        />
        <span className={classes.bottles}>{t('units', plural(quantity))}</span>
      </div>
      {mayDiscount && (
        <LineDiscount
          line={line}
          name={name}
          limit={maxDiscount}
          isRefused={blockers.some(({ propertyPath }) => propertyPath.endsWith('.discountValue'))}
          onRow={focus.toDiscount}
        />
      )}
      <span className={classes.total}>
        <Amount value={total} isConfirmed={isConfirmed} />
      </span>
      <RemoveButton label={t('remove', { product: name })} onRemove={remove} />
      {blockers.map((obstacle) => (
        <LineBlocker key={obstacle.code} obstacle={obstacle} />
      ))}
    </li>
  )
}

/** What keeps a line from being ordered, with the click that mends it. */
const LineBlocker = ({ obstacle: { message, topUp, repair } }: { obstacle: Obstacle }) => (
  <p className={classes.blocker}>
    <IconAlertTriangle size={16} aria-hidden />
    <span>{message}</span>
    {topUp && <FillCarton topUp={topUp} className={classes.fill} />}
    {repair && <RepairButton repair={repair} className={classes.fill} />}
  </p>
)

const RemoveButton = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    className={classes.remove}
    aria-label={label}
    data-remove
    onClick={onRemove}
  >
    <IconX size={18} stroke={1.8} aria-hidden />
  </ActionIcon>
)

interface LineWordsProps {
  line: PricedLine
  name: string
  isTaxIncluded: boolean
  isCompact: boolean
}

/** What a line sells and at what price a unit; the explanation of the price where there is room for it. */
function LineWords({ line, name, isTaxIncluded, isCompact }: LineWordsProps) {
  const { t } = useTranslation('cart')
  const { product, priced, unit } = line
  const isCut = priced !== undefined && !isTaxIncluded && priced.listPriceTaxExcl > priced.unitPriceTaxExcl
  return (
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
        {unit !== null && t(isTaxIncluded ? 'unitPriceTaxIncl' : 'unitPrice', { price: formatMoney(unit) })}
        {isCut && <s className={classes.list}>{formatMoney(priced.listPriceTaxExcl)}</s>}
        {isCompact && line.discountValue ? <span>−{formatPercent(line.discountValue)}</span> : null}
        {!isCompact && priced && <PriceTrace trace={traceOf(priced.trace)} product={name} />}
      </span>
      {priced?.quantity === line.quantity && <AwaitedWords promises={priced.promises} className={classes.awaited} />}
    </div>
  )
}
