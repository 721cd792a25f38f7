import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import classes from '~/shared/forms/fields.module.css'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Facts } from '~/shared/parts/Facts'
import { FrameField } from './FrameFields'
import { buyerFacts } from './record-facts'

/** A buyer's record as its form holds it: rates in basis points. */
export interface BuyerValues extends Record<string, unknown> {
  base64ContentLogo: string | null
  base64ContentPhoto: string | null
  discountOnInvoice: number | null
  supplierRebate: number | null
  /** The reference of the frame it is in. */
  agreementFrame: string | null
}

interface Props {
  form: AppFormState<BuyerValues>
  record: Parameters
  setsConditions: boolean
}

/** A buyer's conditions: fields for administrators, facts for the buyer (domain 8.4). */
export function ConditionFields({ form, record, setsConditions }: Props) {
  const { t } = useTranslation('record')
  if (!setsConditions) {
    return (
      <FieldGroup title={t('conditions.title')} help={t('conditions.why')}>
        <Facts facts={buyerFacts(t, record)} />
      </FieldGroup>
    )
  }
  return (
    <FieldGroup title={t('conditions.title')} help={t('conditions.readOnly')}>
      <Stack gap={16}>
        <div className={classes.fields}>
          <PercentField
            label={t('conditions.discount')}
            description={t('conditions.discountHelp')}
            {...hundredthsProps(form, 'discountOnInvoice')}
          />
          <PercentField
            label={t('conditions.rebate')}
            description={t('conditions.rebateHelp')}
            {...hundredthsProps(form, 'supplierRebate')}
          />
        </div>
        <FrameField
          value={form.values.agreementFrame}
          onChange={(reference) => form.setFieldValue('agreementFrame', reference)}
        />
      </Stack>
    </FieldGroup>
  )
}
