import { Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { WAREHOUSES } from '~/shared/warehouse/goods'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { otherWarehouse, REASONS } from '../recovery'
import { type Asking, FATES, whole } from './values'

interface Props {
  form: AppFormState<Asking>
  /** The person asks for others. */
  namesSupplier: boolean
}

/** Whose goods, from where, what becomes of them, and why. */
export function ReturnPanel({ form, namesSupplier }: Props) {
  const { t } = useTranslation('recoveries')
  const { warehouse, fate, lines } = form.values
  const to = otherWarehouse(warehouse)
  const fateWords = {
    leaves: t('create.fate.leaves'),
    moves: t(`create.fate.moves.${to === 'supplier' && !namesSupplier ? 'own' : to}`),
  }

  function chooseFate(chosen: string) {
    form.setFieldValue('fate', FATES.find((one) => one === chosen) ?? fate)
    if (chosen === 'moves') form.setFieldValue('lines', whole(lines))
  }

  return (
    <Panel title={t('create.return')}>
      <Stack gap={14}>
        {namesSupplier && (
          <SupplierField
            {...form.getInputProps('supplier')}
            help={lines.length > 0 ? t('create.supplierFixed') : ''}
            disabled={lines.length > 0}
            value={form.values.supplier}
            onChange={(id) => form.setFieldValue('supplier', id)}
          />
        )}
        <ChoiceField
          label={t('create.from')}
          choices={WAREHOUSES.map((value) => ({ value, label: t(`warehouse:kept.${value}`) }))}
          {...form.getInputProps('warehouse')}
        />
        <div>
          <ChoiceField
            label={t('create.fate.label')}
            choices={FATES.map((value) => ({ value, label: fateWords[value] }))}
            {...form.getInputProps('fate')}
            onChange={chooseFate}
          />
          {fate === 'moves' && <Hint mt={6}>{t(`create.moveHelp.${to}`)}</Hint>}
        </div>
        <WhyFields form={form} />
      </Stack>
    </Panel>
  )
}

/** Why the goods leave; those that only move need no reason. */
function WhyFields({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('recoveries')
  const { fate, reason } = form.values
  return (
    <div className={fields.fields}>
      {fate === 'leaves' && (
        <Select
          label={t('column.reason')}
          placeholder={t('create.chooseReason')}
          required
          allowDeselect={false}
          data={REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          {...form.getInputProps('reason')}
          value={reason || null}
        />
      )}
      <Textarea
        className={fate === 'moves' ? (fields.whole ?? '') : ''}
        label={t('column.comment')}
        description={fate === 'leaves' && reason === 'other' ? t('create.commentHelp') : undefined}
        required={fate === 'leaves' && reason === 'other'}
        maxLength={500}
        minRows={1}
        {...form.getInputProps('comment')}
      />
    </div>
  )
}
