import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { formatPhone } from '~/shared/format/numbers'
import classes from './AddressCard.module.css'

interface Props {
  address: Address
  /** The first of its kind: orders begin with it. */
  isDefault: boolean
}

/** An address as it is written on a parcel or an invoice. */
export function AddressCard({ address, isDefault }: Props) {
  const { t } = useTranslation('profile')
  const { label, company, street, street2, postcode, city, phone } = address
  return (
    <li className={classes.card}>
      <p className={classes.head}>
        <b>{label || company || city}</b>
        {isDefault && <span className={classes.mark}>{t('default')}</span>}
      </p>
      <address className={classes.address}>
        {[company, street, street2, `${postcode} ${city}`].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && <span className={classes.phone}>{formatPhone(phone)}</span>}
      </address>
    </li>
  )
}
