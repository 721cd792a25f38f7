import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { PartiesField } from '~/shared/order/PartiesField'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import classes from './AddresseesField.module.css'
import { AUDIENCES, type ListValues } from './values'

interface Props {
  form: AppFormState<ListValues>
  /** An agent writes for its customers alone. */
  isAgent: boolean
}

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
  return (
    <PartiesField
      groups={BUYER_GROUPS}
      classNames={{ input: classes.customers ?? '' }}
      label={t('write.customers')}
      placeholder={t('write.customersPlaceholder')}
      required
      nothingFoundMessage={t('noResult')}
      {...inputOf(form, 'customers')}
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
