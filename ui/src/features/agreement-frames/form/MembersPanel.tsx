import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { partiesQuery } from '~/shared/order/parties'
import { Panel } from '~/shared/parts/Panel'
import { supplierChoices } from '~/shared/product/suppliers'
import { type AgreementFrame, FRAMED_GROUPS } from '../frame'
import type { FrameValues } from './values'

interface Props {
  form: AppFormState<FrameValues>
  /** The frame that is changed; null for a new one. */
  frame: AgreementFrame | null
}

/** Milliseconds after the last letter. */
const PAUSE = 250

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
        <BuyersField form={form} />
      </Stack>
    </Panel>
  )
}

function BuyersField({ form }: { form: AppFormState<FrameValues> }) {
  const { t } = useTranslation('frames')
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, PAUSE)
  const { data } = useQuery(partiesQuery('customer', asked.trim()))
  const { buyers } = form.values
  const found = (data?.['hydra:member'] ?? []).filter(({ userGroup }) =>
    FRAMED_GROUPS.some((group) => group === userGroup.code),
  )
  const all = [...buyers, ...found.filter(({ id }) => buyers.every((one) => one.id !== id))]
  const { value: _value, onChange: _onChange, ...input } = form.getInputProps('buyers')
  return (
    <MultiSelect
      {...input}
      label={t('form.buyers')}
      description={t('form.buyersHelp')}
      placeholder={buyers.length === 0 ? t('form.buyersPick') : ''}
      searchable
      autoComplete="off"
      data={all.map(({ id, company }) => ({ value: String(id), label: company }))}
      value={buyers.map(({ id }) => String(id))}
      searchValue={words}
      onSearchChange={setWords}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      nothingFoundMessage={t('form.noCompany')}
      hidePickedOptions
      onChange={(ids) => {
        form.setFieldValue(
          'buyers',
          ids.flatMap((id) =>
            all.filter((one) => String(one.id) === id).map(({ company }) => ({ id: Number(id), company })),
          ),
        )
        setWords('')
      }}
    />
  )
}
