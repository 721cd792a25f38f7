import { useTranslation } from 'react-i18next'
import { useMe } from '../queries'
import { AddressList } from './AddressList'
import classes from './sections.module.css'

/** Where orders go, and where their invoices are sent. */
export default function AddressesSection() {
  const { t } = useTranslation('profile')
  const { addresses } = useMe()
  return (
    <>
      <p className={classes.lead}>{t('addresses.intro')}</p>
      <AddressList of="shipping" addresses={addresses} />
      <AddressList of="billing" addresses={addresses} />
    </>
  )
}
