import { Checkbox, MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { partiesQuery } from '~/shared/order/parties'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import classes from './AddresseesField.module.css'
import { AUDIENCES, type ListValues } from './values'

interface Props {
  form: AppFormState<ListValues>
  /** An agent writes for its customers alone. */
  isAgent: boolean
}

/** Milliseconds after the last letter. */
const PAUSE = 250

/** Whom a list is for: customers by name, or whole groups. */
export function AddresseesField({ form, isAgent }: Props) {
  const { t } = useTranslation('pricelists')
  const { audience } = form.values
  return (
    <Stack gap={12}>
      {!isAgent && (
        <ChoiceField
          label={t('write.audience')}
          choices={AUDIENCES.map((value) => ({ value, label: t(`write.for.${value}`) }))}
          {...form.getInputProps('audience')}
        />
      )}
      {audience === 'customers' ? <CustomersField form={form} /> : <GroupsField form={form} />}
    </Stack>
  )
}

function CustomersField({ form }: { form: AppFormState<ListValues> }) {
  const { t } = useTranslation('pricelists')
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, PAUSE)
  const { data } = useQuery(partiesQuery('customer', asked.trim()))
  const { customers } = form.values
  const found = (data?.['hydra:member'] ?? []).filter(({ userGroup }) =>
    BUYER_GROUPS.some((group) => group === userGroup.code),
  )
  const all = [...customers, ...found.filter(({ id }) => customers.every((one) => one.id !== id))]
  const { value: _value, onChange: _onChange, ...input } = form.getInputProps('customers')
  return (
    <MultiSelect
      {...input}
      classNames={{ input: classes.customers ?? '' }}
      label={t('write.customers')}
      placeholder={customers.length === 0 ? t('write.customersPlaceholder') : ''}
      required
      searchable
      autoComplete="off"
      data={all.map(({ id, company }) => ({ value: String(id), label: company }))}
      value={customers.map(({ id }) => String(id))}
      searchValue={words}
      onSearchChange={setWords}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      nothingFoundMessage={t('noResult')}
      hidePickedOptions
      onChange={(ids) => {
        form.setFieldValue(
          'customers',
          ids.flatMap((id) => {
            const one = all.find((customer) => String(customer.id) === id)
            return one ? [{ id: one.id, company: one.company }] : []
          }),
        )
        setWords('')
      }}
    />
  )
}

function GroupsField({ form }: { form: AppFormState<ListValues> }) {
  const { t } = useTranslation('pricelists')
  return (
    <Checkbox.Group label={t('write.groups')} required {...form.getInputProps('groups')}>
      <Row gap="10px 22px" wrap mt={6}>
        {BUYER_GROUPS.map((group: BuyerGroup) => (
          <Checkbox key={group} value={group} label={t(`enums:user_group.${group}`)} />
        ))}
      </Row>
    </Checkbox.Group>
  )
}
