import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent } from '~/shared/format/format'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { type QuotationItem, titleOf } from '../quotation'
import { centsAt, discountFor } from './line-price'
import classes from './ReviseForm.module.css'
import type { Answer } from './revise-values'

interface Props {
  form: AppFormState<Answer>
  at: number
  item: QuotationItem
}

/** A seller's discount on a line, what a bottle costs with it, and the price that the customer wishes beside it. */
export function DiscountField({ form, at, item }: Props) {
  const { t } = useTranslation('quotations')
  const product = titleOf(item.product)
  const points = form.getValues().items[at]?.discountValue ?? 0
  // A discount that was granted before stays possible, even beyond the margin of who answers now.
  const most = Math.max(Math.round((item.margin ?? 0) * 100), Math.round(item.discountValue * 100))
  const path = `items.${at}.discountValue` as const
  return (
    <div className={classes.discount}>
      <PercentField
        label={t('revise.discount')}
        aria-label={t('revise.discountOf', { product })}
        max={most}
        value={points}
        {...form.getInputProps(path)}
      />
      <span className={classes.dim} role="status">
        {t('revise.gives', { price: formatMoney(centsAt(item, points) / 100) })}
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
