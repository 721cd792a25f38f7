import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import { type AddressValues, addressRules, newAddress } from '~/shared/forms/inputs/address'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'

interface Values extends AddressValues, Record<string, unknown> {
  typeAddress: Address['typeAddress']
}

interface Props {
  /** Whose address it is. */
  owner: string
  /** The one that is changed; a new one without. */
  address?: Address
  onClose: () => void
}

function valuesOf(address: Address): Values {
  const { label, company, street, street2, postcode, city, country, phone, typeAddress } = address
  return { label, company, street, street2, postcode, city, country, phone, typeAddress }
}

/** An address of somebody, to enter or to change. */
export function UserAddressForm({ owner, address, onClose }: Props) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const form = useAppForm<Values>({
    initialValues: address ? valuesOf(address) : { ...newAddress(), typeAddress: 'shipping' },
    rules: addressRules,
    send: (values) =>
      address
        ? api.patch(pathOf(address['@id']), values, { silent: true })
        : api.post('/addresses', { ...values, user: owner }, { silent: true }),
    onSent: () => {
      toast.success(t('addresses.saved'))
      void client.invalidateQueries({ queryKey: ['people'] })
      onClose()
    },
  })
  return (
    <AppForm form={form} label={t(address ? 'addresses.edit' : 'addresses.add')}>
      <div className={classes.stack}>
        {!address && (
          <ChoiceField
            label={t('field.typeAddress')}
            choices={(['shipping', 'billing'] as const).map((value) => ({
              value,
              label: t(`enums:address_type.${value}`),
            }))}
            {...form.getInputProps('typeAddress')}
          />
        )}
        <AddressFields form={form} />
      </div>
      <FormFoot submit={t('addresses.save')}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormFoot>
    </AppForm>
  )
}
