import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '~/api/quote'
import { useCart } from '~/shared/cart/store'
import { formatPercent } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import classes from './Totals.module.css'

const cents = (euros: number) => Math.round(euros * 100) / 100

/** From the goods to what is paid: discounts, shipping, VAT per rate, totals. They dim while they are computed anew. */
export function Totals() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const isStale = useCart((state) => state.isDirty)
  if (!quote) return <TotalsSkeleton />
  const handling = cents(quote.totalFees - quote.shippingPriceTaxExcl)
  return (
    <dl className={classes.totals} data-stale={isStale || undefined} aria-busy={isStale}>
      <Row label={t('totals.goods')}>
        <Money value={quote.subTotalWithoutDiscountTaxExcl} />
      </Row>
      {quote.totalAllDiscountTaxExcl > 0 && (
        <Row label={t('totals.discount')} tone="good">
          −<Money value={quote.totalAllDiscountTaxExcl} />
        </Row>
      )}
      <Row label={t('totals.shipping')}>
        <Shipping quote={quote} />
      </Row>
      {handling > 0 && (
        <Row label={t('totals.handling')}>
          <Money value={handling} />
        </Row>
      )}
      <Row label={t('totals.taxExcl')} tone="sum">
        <Money value={quote.totalPriceTaxExcl} />
      </Row>
      {quote.vat.map(({ rate, amount }) => (
        <Row key={rate} label={t('totals.vat', { rate: formatPercent(rate) })}>
          <Money value={amount} />
        </Row>
      ))}
      <Row label={t('totals.taxIncl')} tone="total">
        <Money value={quote.totalPriceTaxIncl} serif />
      </Row>
    </dl>
  )
}

function Row({ label, tone, children }: { label: string; tone?: 'good' | 'sum' | 'total'; children: ReactNode }) {
  return (
    <div className={classes.row} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Shipping({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  if (quote.selectedCarrier === null) return <span className={classes.open}>{t('totals.toChoose')}</span>
  if (quote.shippingPriceTaxExcl === 0) return <span className={classes.free}>{t('free')}</span>
  return <Money value={quote.shippingPriceTaxExcl} />
}

function TotalsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={classes.skeleton}>
      <Skeleton height={14} />
      <Skeleton height={14} width="82%" />
      <Skeleton height={14} width="90%" />
      <Skeleton height={26} mt={6} />
    </div>
  )
}
