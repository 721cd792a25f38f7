import { useTranslation } from 'react-i18next'
import { AddressList } from '~/shared/addresses/AddressList'
import { useMe, useReadAgain } from '../queries'
import classes from './sections.module.css'

/** Where orders go, and where their invoices are sent. */
export default function AddressesSection() {
  const { t } = useTranslation('profile')
  const own = { owner: useMe(), part: 'section', onSaved: useReadAgain() }
  return (
    <>
      <p className={classes.lead}>{t('addresses.intro')}</p>
      <AddressList of="shipping" {...own} />
      <AddressList of="billing" {...own} />
    </>
  )
}
