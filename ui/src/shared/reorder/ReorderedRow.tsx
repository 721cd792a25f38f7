import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger, formatMoney, formatTrend } from '~/shared/format/format'
import classes from './Reorder.module.css'
import type { ReorderedLine } from './reorder'

/** What came of one line: how many bottles, and how its price moved. */
export function ReorderedRow({ line }: { line: ReorderedLine }) {
  const { t } = useTranslation('orders')
  const { item, outcome, quantity, before, after } = line
  const { product } = item
  return (
    <li className={classes.line} data-outcome={outcome}>
      <BottleThumb product={product} image={product.image} />
      <span className={classes.words}>
        <b>
          {product.name} {product.vintage}
        </b>
        <span className={classes.outcome}>
          {t(`reorder.outcome.${outcome}`, {
            count: quantity,
            units: formatInteger(quantity),
            wanted: formatInteger(item.quantity),
          })}
        </span>
      </span>
      {after !== null && (
        <span className={classes.price}>
          {before === null ? (
            <b>{formatMoney(after)}</b>
          ) : after === before ? (
            t('reorder.samePrice', { price: formatMoney(after) })
          ) : (
            <>
              <span className={classes.old}>
                <span className={classes.spoken}>{t('reorder.before')} </span>
                {formatMoney(before)}
              </span>
              <b data-move={after > before ? 'up' : 'down'}>
                <span className={classes.spoken}>{t('reorder.now')} </span>
                {formatMoney(after)}
                {before > 0 && <small>{formatTrend((after / before - 1) * 100)}</small>}
              </b>
            </>
          )}
        </span>
      )}
    </li>
  )
}
