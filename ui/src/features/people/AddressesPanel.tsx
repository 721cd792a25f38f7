import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { formatPhone } from '~/shared/format/numbers'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import classes from './AddressesPanel.module.css'

/** Where a person is delivered and billed. */
export function AddressesPanel({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  // Nobody is delivered to a supplier or to an agent: that there is no address says nothing.
  if (person.addresses.length === 0 && !ordersForItself(person.userGroup.code)) return null
  return (
    <Panel title={t('addresses.title')}>
      {person.addresses.length === 0 ? (
        <EmptyState icon={IconMapPin} title={t('addresses.empty')} help={t('addresses.emptyHelp')} />
      ) : (
        <ul className={classes.list}>
          {person.addresses.map((address) => (
            <li key={address['@id']}>
              <p className={classes.kind}>
                {t(`enums:address_type.${address.typeAddress}`)}
                {address.isDefault && <span className={classes.mark}>{t('addresses.default')}</span>}
              </p>
              <b>{address.label || address.company}</b>
              <address className={classes.lines}>
                {[
                  address.label && address.company,
                  address.street,
                  address.street2,
                  `${address.postcode} ${address.city}`,
                  formatPhone(address.phone),
                ]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line}>{line}</span>
                  ))}
              </address>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
