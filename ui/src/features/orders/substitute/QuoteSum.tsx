import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { formatInteger, formatMoney } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import classes from './QuoteSum.module.css'

interface Props {
  quote: Schemas['OrdersSubstituteQuote']
  /** Individuals read prices with tax. */
  withTax: boolean
}

/** What the new order comes to, or why it cannot be placed. */
export function QuoteSum({ quote, withTax }: Props) {
  const { t } = useTranslation('orders')
  const rows: [label: string, amount: number, isWhole: boolean][] = withTax
    ? [[t('substitute.totalWithTax'), quote.totalPriceTaxIncl, true]]
    : [
        ...quote.items.map(({ quantity, unitPriceTaxExcl, totalPriceTaxExcl }): [string, number, boolean] => [
          t('substitute.goods', { amount: formatInteger(quantity), price: formatMoney(unitPriceTaxExcl) }),
          totalPriceTaxExcl,
          false,
        ]),
        [t('substitute.fees'), quote.totalFees, false],
        [t('substitute.totalWithTax'), quote.totalPriceTaxIncl, true],
      ]
  return (
    <>
      {quote.blockers.map(({ code, message }) => (
        <Notice key={code} tone="attention">
          {message}
        </Notice>
      ))}
      <div className={classes.sum} role="status">
        {rows.map(([label, amount, isWhole]) => (
          <span key={label} className={classes.row} data-whole={isWhole || undefined}>
            <span>{label}</span>
            <span>{formatMoney(amount)}</span>
          </span>
        ))}
      </div>
    </>
  )
}
