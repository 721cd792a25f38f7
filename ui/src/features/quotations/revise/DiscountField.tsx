import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { type QuotationItem, titleOf } from '../quotation'
import { centsAt, discountFor } from './line-price'
import classes from './ReviseForm.module.css'
import { type Answer, mostOf } from './revise-values'
import type { Simulation } from './use-simulation'

interface Props {
  form: AppFormState<Answer>
  at: number
  item: QuotationItem
  /** What the server makes of the line: euros for a bottle and for all of them. */
  simulated: Pick<Simulation['items'][number], 'unitPriceTaxExcl' | 'totalPriceTaxExcl'> | undefined
}

/** A seller's price of a line, as a net price or as a discount, and the price that the customer wishes beside it. */
export function DiscountField({ form, at, item, simulated }: Props) {
  const { t } = useTranslation('quotations')
  const product = titleOf(item.product)
  const points = form.getValues().items[at]?.discountValue ?? 0
  const most = mostOf(item)
  const path = `items.${at}.discountValue` as const
  return (
    <div className={classes.discount}>
      <MoneyField
        label={t('revise.price')}
        aria-label={t('revise.priceOf', { product })}
        min={Math.min(centsAt(item, most), centsAt(item, points))}
        value={centsAt(item, points)}
        onChange={(cents) => form.setFieldValue(path, cents === null ? 0 : discountFor(item, cents / 100))}
      />
      <PercentField
        label={t('revise.discount')}
        aria-label={t('revise.discountOf', { product })}
        max={most}
        value={points}
        {...form.getInputProps(path)}
      />
      <span className={classes.dim} role="status">
        {simulated && t('revise.lineTotal', { total: formatMoney(simulated.totalPriceTaxExcl) })}
      </span>
      {item.wantedUnitPriceTaxExcl !== null && (
        <Wanted
          item={item}
          points={points}
          most={most}
          wanted={item.wantedUnitPriceTaxExcl}
          onGrant={(needed) => form.setFieldValue(path, needed)}
        />
      )}
    </div>
  )
}

interface WantedProps {
  item: QuotationItem
  points: number
  most: number
  wanted: number
  onGrant: (points: number) => void
}

/** The price that the customer wishes, and the way to grant it where the margin allows. */
function Wanted({ item, points, most, wanted, onGrant }: WantedProps) {
  const { t } = useTranslation('quotations')
  const needed = discountFor(item, wanted)
  const isGranted = points >= needed
  return (
    <span className={classes.wanted}>
      <span>{t('revise.asked', { price: formatMoney(wanted) })}</span>
      {isGranted ? (
        <span className={classes.granted}>{t('revise.granted')}</span>
      ) : needed <= most ? (
        <Button
          size="xs"
          variant="light"
          aria-label={t('revise.grantOf', { product: titleOf(item.product) })}
          onClick={() => onGrant(needed)}
        >
          {t('revise.grant')}
        </Button>
      ) : (
        <span className={classes.beyond}>
          {t('revise.beyond', { rate: formatPercent(needed / 100), margin: formatPercent(most / 100) })}
        </span>
      )}
    </span>
  )
}
