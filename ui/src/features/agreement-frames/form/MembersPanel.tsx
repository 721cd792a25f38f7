import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { PartiesField } from '~/shared/order/PartiesField'
import { Panel } from '~/shared/parts/Panel'
import { supplierChoices } from '~/shared/product/suppliers'
import { type AgreementFrame, FRAMED_GROUPS } from '../frame'
import type { FrameValues } from './values'

interface Props {
  form: AppFormState<FrameValues>
  /** The frame that is changed; null for a new one. */
  frame: AgreementFrame | null
}

/** Who is in a frame: suppliers on one side, buyers on the other. */
export function MembersPanel({ form, frame }: Props) {
  const { t } = useTranslation('frames')
  const { data: choices = [] } = useQuery(supplierChoices)
  // A supplier that is offered no longer keeps its name.
  const known = frame?.suppliers.map(({ id, company }) => ({ value: String(id), label: company })) ?? []
  const suppliers = [...known.filter(({ value }) => choices.every((one) => one.value !== value)), ...choices]
  return (
    <Panel title={t('form.part.members')}>
      <Stack gap={16}>
        <MultiSelect
          label={t('form.suppliers')}
          description={t('form.suppliersHelp')}
          placeholder={form.values.suppliers.length === 0 ? t('form.suppliersPick') : ''}
          required
          data={suppliers}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('form.noCompany')}
          maxDropdownHeight={280}
          autoComplete="off"
          {...form.getInputProps('suppliers')}
        />
        <PartiesField
          groups={FRAMED_GROUPS}
          label={t('form.buyers')}
          description={t('form.buyersHelp')}
          placeholder={t('form.buyersPick')}
          nothingFoundMessage={t('form.noCompany')}
          {...inputOf(form, 'buyers')}
        />
      </Stack>
    </Panel>
  )
}
