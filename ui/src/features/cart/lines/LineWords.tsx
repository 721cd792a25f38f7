import { useTranslation } from 'react-i18next'
import { ToneDot } from '~/shared/bottle/ToneDot'
import { toneOf } from '~/shared/bottle/tone'
import { AwaitedWords } from '~/shared/cart/Awaited'
import type { PricedLine } from '~/shared/cart/amounts'
import { formatMoney, formatPercent, formatSize } from '~/shared/format/format'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { traceOf } from '~/shared/parts/trace-of'
import classes from './CartLine.module.css'

interface Props {
  line: PricedLine
  name: string
  isTaxIncluded: boolean
  isCompact: boolean
}

/** What a line sells and at what price a unit; the explanation of the price where there is room for it. */
export function LineWords({ line, name, isTaxIncluded, isCompact }: Props) {
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
