import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '~/api/quote'
import { useIsTaxIncluded } from '~/shared/cart/hooks'
import { retryCart } from '~/shared/cart/open'
import { useCart } from '~/shared/cart/store'
import { roundEuros, sumEuros } from '~/shared/format/euros'
import { formatPercent } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Money } from '~/shared/parts/Money'
import { useSession } from '~/shared/session/session'
import classes from './Totals.module.css'

/** From the goods to what is paid, in the server's figures; they dim until it has confirmed the last change. */
export function Totals() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const isStale = useCart((state) => state.isDirty)
  const hasFailed = useCart((state) => state.sync === 'failed')
  const isTaxIncluded = useIsTaxIncluded()
  if (!quote) return hasFailed ? <Unknown /> : <TotalsSkeleton />
  return (
    <>
      <dl className={classes.totals} data-stale={isStale || undefined} aria-busy={isStale}>
        {isTaxIncluded ? <WithTax quote={quote} /> : <BeforeTax quote={quote} />}
        <Commission quote={quote} />
      </dl>
      {isStale && hasFailed && <p className={classes.note}>{t('totals.open')}</p>}
    </>
  )
}

/** For professionals: excl. tax first, then VAT per rate. */
function BeforeTax({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  const handling = roundEuros(quote.totalFees - quote.shippingPriceTaxExcl)
  return (
    <>
      <Row label={t('totals.goods')}>
        <Money value={quote.subTotalWithoutDiscountTaxExcl} />
      </Row>
      <Discount quote={quote} label={t('totals.discount')} />
      <OnInvoice quote={quote} />
      <Row label={t('totals.shipping')}>
        <Shipping quote={quote} price={quote.shippingPriceTaxExcl} />
      </Row>
      {handling > 0 && (
        <Row label={t('totals.handling')}>
          <Money value={handling} />
        </Row>
      )}
      <Row label={t('totals.taxExcl')} tone="sum">
        <Money value={quote.totalPriceTaxExcl} />
      </Row>
      <Vat quote={quote} />
      <Total quote={quote} />
    </>
  )
}

/** For individuals: incl. tax first; what is in it below. */
function WithTax({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  return (
    <>
      <Row label={t('totals.goodsTaxIncl')}>
        <Money value={quote.subTotalPriceTaxIncl} />
      </Row>
      <Row label={t('totals.shipping')}>
        <Shipping quote={quote} price={roundEuros(quote.totalPriceTaxIncl - quote.subTotalPriceTaxIncl)} />
      </Row>
      <Total quote={quote} />
      <Discount quote={quote} label={t('totals.discountTaxExcl')} />
      <Vat quote={quote} />
      <Row label={t('totals.taxExcl')}>
        <Money value={quote.totalPriceTaxExcl} />
      </Row>
    </>
  )
}

function Total({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  return (
    <Row label={t('totals.taxIncl')} tone="total">
      <Money value={quote.totalPriceTaxIncl} serif />
    </Row>
  )
}

function Discount({ quote, label }: { quote: Quote; label: string }) {
  if (quote.totalAllDiscountTaxExcl <= 0) return null
  return (
    <Row label={label} tone="good">
      −<Money value={quote.totalAllDiscountTaxExcl} />
    </Row>
  )
}

/** What of the discounts is taken off the invoices and no line. */
function OnInvoice({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  const amount = sumEuros(quote.suppliers.map((part) => part.discountOnInvoiceTaxExcl))
  if (amount === 0) return null
  return (
    <Row label={t('totals.onInvoice')}>
      −<Money value={amount} />
    </Row>
  )
}

/** What the agent earns of the order, to those who may know it (domain 4.5). */
function Commission({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  const isAgent = useSession((session) => session.user?.userGroup.code === 'commercial_agent')
  if (quote.totalAgentFees <= 0) return null
  return (
    <Row label={t(isAgent ? 'commission.own' : 'commission.agent')} tone="apart">
      <Money value={quote.totalAgentFees} />
    </Row>
  )
}

function Vat({ quote }: { quote: Quote }) {
  const { t } = useTranslation('cart')
  return quote.vat.map(({ rate, amount }) => (
    <Row key={rate} label={t('totals.vat', { rate: formatPercent(rate) })}>
      <Money value={amount} />
    </Row>
  ))
}

const Row = ({
  label,
  tone,
  children,
}: {
  label: string
  tone?: 'good' | 'sum' | 'total' | 'apart'
  children: ReactNode
}) => (
  <div className={classes.row} data-tone={tone}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function Shipping({ quote, price }: { quote: Quote; price: number }) {
  const { t } = useTranslation('cart')
  if (quote.selectedCarrier === null) return <Dim>{t('totals.toChoose')}</Dim>
  if (price === 0) return <span className={classes.free}>{t('shippingFree')}</span>
  return <Money value={price} />
}

/** The server has said nothing yet, and cannot be reached. */
function Unknown() {
  const { t } = useTranslation('cart')
  return (
    <div className={classes.unknown}>
      <p>{t('totals.unknown')}</p>
      <Button variant="default" onClick={retryCart}>
        {t('error.retry')}
      </Button>
    </div>
  )
}

/** Four lines and the total, as they will stand. */
function TotalsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={classes.skeleton}>
      {['one', 'two', 'three', 'four'].map((line) => (
        <div key={line} className={classes.row}>
          <Skeleton height={12} width={96} />
          <Skeleton height={12} width={64} />
        </div>
      ))}
      <div className={classes.row} data-tone="total">
        <Skeleton height={14} width={72} />
        <Skeleton height={26} width={128} />
      </div>
    </div>
  )
}
