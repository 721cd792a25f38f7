import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { countryName } from '~/shared/format/country-name'
import { formatPhone } from '~/shared/format/numbers'
import { Hint } from '~/shared/layout/Dim'
import { Chip } from '~/shared/parts/Chip'
import classes from './AddressCard.module.css'
import { addressName } from './address-name'

interface Props {
  address: Address
  /** Says what it is for, where both types stand together. */
  withType?: boolean
  /** Buttons below the lines. */
  actions?: ReactNode
}

/** An address as it is written on a parcel or an invoice. */
export function AddressCard({ address, withType = false, actions }: Props) {
  const { t } = useTranslation('addresses')
  const { company, street, street2, postcode, city, country, phone, isDefault } = address
  const abroad = country !== '' && country !== 'FR' ? countryName(country) : ''
  return (
    <div className={classes.card}>
      {withType && <Hint>{t(`enums:address_type.${address.typeAddress}`)}</Hint>}
      <p className={classes.head}>
        <b>{addressName(address)}</b>
        {isDefault && <Chip>{t('default')}</Chip>}
      </p>
      <address className={classes.address}>
        {[company, street, street2, `${postcode} ${city}`, abroad].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {phone && <span className={classes.phone}>{formatPhone(phone)}</span>}
      </address>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
