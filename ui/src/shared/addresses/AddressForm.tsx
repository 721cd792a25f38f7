import { Button, Checkbox } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, User } from '~/api/types'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import { type AddressValues, addressRules, newAddress } from '~/shared/forms/inputs/address'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import classes from './AddressForm.module.css'

interface Props {
  of: Address['typeAddress']
  /** Whose address it is. */
  owner: Pick<User, '@id' | 'company' | 'phone'>
  /** The one that is changed; a new one without. */
  address?: Address
  /** The only one of its type is the default whatever is ticked. */
  isFirst: boolean
  /** See AppForm. */
  part?: string | undefined
  /** Reads the addresses again. */
  onSaved: (saved: Address) => Promise<void>
  /** The frame around it says what it is. */
  isTitled?: boolean
  onClose: () => void
}

interface Values extends AddressValues, Record<string, unknown> {
  isDefault: boolean
}

const valuesOf = ({ label, company, street, street2, postcode, city, country, phone }: Address): AddressValues => ({
  label,
  company,
  street,
  street2,
  postcode,
  city,
  country,
  phone,
})

/** An address to enter or to change, where it stands in the list. */
export function AddressForm({ of, owner, address, isFirst, part, isTitled = false, onSaved, onClose }: Props) {
  const { t } = useTranslation('addresses')
  const isDefault = address?.isDefault ?? isFirst
  const form = useDialogForm<Values>({
    initialValues: {
      ...(address ? valuesOf(address) : { ...newAddress(), company: owner.company, phone: owner.phone }),
      isDefault,
    },
    rules: addressRules,
    send: async (values) => {
      const body = { ...values, typeAddress: of }
      const saved = address
        ? await api.patch('/addresses/{id}', body, { path: { id: address.id } })
        : await api.post('/addresses', { ...body, user: owner['@id'] })
      await onSaved(saved)
    },
    done: t(address ? 'saved' : 'added'),
    onClose,
  })
  const { element } = form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  const label = address ? t('editTitle') : t(`add.${of}`)
  return (
    <AppForm form={form} label={label} part={part}>
      {!isTitled && <h3 className={classes.title}>{label}</h3>}
      <AddressFields form={form} />
      {!(isFirst || address?.isDefault) && (
        <Checkbox
          className={classes.default ?? ''}
          label={t(`setDefault.${of}`)}
          {...form.getInputProps('isDefault', { type: 'checkbox' })}
        />
      )}
      <FormFoot submit={t('save')}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </FormFoot>
    </AppForm>
  )
}
