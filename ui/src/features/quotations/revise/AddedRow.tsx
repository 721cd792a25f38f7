import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { QuantityField } from '~/shared/order/QuantityField'
import { LineWords } from '~/shared/parts/WineRow'
import classes from './ReviseForm.module.css'
import type { Answer } from './revise-values'

interface Props {
  form: AppFormState<Answer>
  at: number
  /** Percent: the most that may be given. */
  margin: number | null
}

/** A product that the seller adds to the quotation. */
export function AddedRow({ form, at, margin }: Props) {
  const { t } = useTranslation('quotations')
  const line = form.getValues().add[at]
  if (!line) return null
  return (
    <li className={classes.line} data-added>
      <LineWords>
        <b>{line.title}</b>
        <span className={classes.dim}>{t('revision.added')}</span>
      </LineWords>
      <div className={classes.fields}>
        <div className={classes.quantity}>
          <span className={classes.label} aria-hidden>
            {t('revision.quantity')}
          </span>
          <QuantityField
            label={t('revise.quantity', { product: line.title })}
            unitsPerCarton={line.unitsPerCarton}
            multiple={line.multiple}
            {...form.getInputProps(`add.${at}.quantity`)}
          />
        </div>
        <div className={classes.discount}>
          <PercentField
            label={t('revise.discount')}
            aria-label={t('revise.discountOf', { product: line.title })}
            max={Math.round((margin ?? 0) * 100)}
            value={line.discountValue}
            {...form.getInputProps(`add.${at}.discountValue`)}
          />
        </div>
        <Button
          variant="subtle"
          color="danger.6"
          aria-label={t('revise.removeOf', { product: line.title })}
          onClick={() => form.removeListItem('add', at)}
        >
          {t('revise.remove')}
        </Button>
      </div>
    </li>
  )
}
