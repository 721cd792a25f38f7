import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { useSession } from '~/shared/session/session'
import type { QuotationDetail } from '../quotation'
import classes from './BeforeAfter.module.css'
import type { Simulation } from './use-simulation'

interface Props {
  quotation: QuotationDetail
  simulation: Simulation | undefined
  isFailed: boolean
  isWaiting: boolean
}

type Amounts = Pick<
  Simulation,
  | 'subTotalWithoutDiscountTaxExcl'
  | 'subTotalPriceTaxExcl'
  | 'totalAllDiscountTaxExcl'
  | 'shippingPriceTaxExcl'
  | 'totalPriceTaxExcl'
  | 'totalPriceTaxIncl'
>

/** What a quotation comes to as it is, and with the answer that is being written. */
export function BeforeAfter({ quotation, simulation, isFailed, isWaiting }: Props) {
  const { t } = useTranslation('quotations')
  const reader = useSession((session) => session.user?.id)
  const discount = (of: Amounts) => {
    const listed = of.subTotalWithoutDiscountTaxExcl
    const amount = formatMoney(of.totalAllDiscountTaxExcl)
    if (listed === 0) return amount
    const points = Math.round((of.totalAllDiscountTaxExcl / listed) * 10_000)
    return t('revise.totals.amount', { amount, rate: formatPercent(points / 100) })
  }
  const { commission } = quotation
  const fee = simulation?.agentFee ?? null
  const isOwn = commission?.agent.id === reader
  const row = (label: string, before: string, after: string | undefined) => (
    <tr>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td data-moved={(after !== undefined && after !== before) || undefined}>{after ?? '…'}</td>
    </tr>
  )
  const rowOf = (label: string, of: (amounts: Amounts) => string) =>
    row(label, of(quotation), simulation && of(simulation))
  return (
    <div className={classes.frame} aria-busy={isWaiting}>
      <table className={classes.table} aria-label={t('revise.totals.label')} data-waiting={isWaiting || undefined}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('revise.totals.before')}</th>
            <th scope="col">{t('revise.totals.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rowOf(t('revise.totals.discount'), discount)}
          {rowOf(t('revise.totals.goods'), (of) => formatMoney(of.subTotalPriceTaxExcl))}
          {rowOf(t('revise.totals.shipping'), (of) => formatMoney(of.shippingPriceTaxExcl))}
          {rowOf(t('revise.totals.taxExcl'), (of) => formatMoney(of.totalPriceTaxExcl))}
          {rowOf(t('revise.totals.taxIncl'), (of) => formatMoney(of.totalPriceTaxIncl))}
          {commission &&
            row(
              t(isOwn ? 'revise.totals.ownFee' : 'revise.totals.fee'),
              formatMoney(commission.amount),
              fee === null ? undefined : formatMoney(fee),
            )}
        </tbody>
      </table>
      {simulation && simulation.blockers.length > 0 && (
        <Notice tone="attention" title={t('revise.refused')}>
          {simulation.blockers.map(({ propertyPath, message }) => (
            <p key={`${propertyPath} ${message}`}>{message}</p>
          ))}
        </Notice>
      )}
      <p className={classes.state} role="status">
        {isFailed ? t('revise.totals.failed') : isWaiting ? t('revise.totals.waiting') : ''}
      </p>
    </div>
  )
}
