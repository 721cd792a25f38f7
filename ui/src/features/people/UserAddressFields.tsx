import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import type { NewUser } from './new-user'

interface Props {
  form: AppFormState<NewUser>
  hasAddress: boolean
  onToggle: () => void
}

/** The first address of a new account, for those who know it. */
export function UserAddressFields({ form, hasAddress, onToggle }: Props) {
  const { t } = useTranslation('users')
  return (
    <Panel title={t('create.address')}>
      <div className={classes.stack}>
        <Checkbox
          label={t('create.addAddress')}
          description={t('create.addAddressHelp')}
          checked={hasAddress}
          onChange={onToggle}
        />
        {hasAddress && <AddressFields form={form} path="addresses.0" />}
      </div>
    </Panel>
  )
}
