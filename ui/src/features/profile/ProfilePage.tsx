import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { formatPhone, formatSiren, formatVat } from '~/shared/format/numbers'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Facts } from '~/shared/parts/Facts'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { AddressCard } from './AddressCard'
import classes from './ProfilePage.module.css'

/** Who the person is to the house; a person awaiting validation sees this page alone (domain 2.2). */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const user = useSession((session) => session.user)
  if (!user) return null
  const group = t(`enums:user_group.${user.userGroup.code}`)
  const identity: [string, string][] = [
    [
      t('field.name'),
      [user.civility && t(`civility.${user.civility}`), user.firstName, user.lastName].filter(Boolean).join(' '),
    ],
    [t('field.email'), user.email],
    [t('field.phone'), formatPhone(user.phone)],
    [t('field.birthday'), user.birthday ? formatDate(user.birthday) : ''],
    [t('field.group'), group],
  ]
  const company: [string, string][] = [
    [t('field.company'), user.company],
    [t('field.siren'), formatSiren(user.siren)],
    [t('field.siret'), formatSiren(user.siret)],
    [t('field.numvat'), formatVat(user.numvat)],
    [t('field.eaNumber'), user.eaNumber],
  ]
  const isCompany = company.some(([, value]) => value !== '')
  return (
    <>
      <PageHeader title={t('title')} subtitle={[user.company, group].filter(Boolean).join(', ')} />
      {user.status === 'processing' && (
        <div className={classes.waiting}>
          <Notice tone="attention" title={t('waiting.title')}>
            {t('waiting.help')}
          </Notice>
        </div>
      )}
      <div className={classes.columns}>
        <Panel title={t('identity')}>
          <Facts facts={identity} />
        </Panel>
        {isCompany && (
          <Panel title={t('company')}>
            <Facts facts={company} />
          </Panel>
        )}
        <Addresses title={t('enums:address_type.shipping')} of="shipping" addresses={user.addresses} />
        <Addresses title={t('enums:address_type.billing')} of="billing" addresses={user.addresses} />
      </div>
    </>
  )
}

interface AddressesProps {
  title: string
  of: Address['typeAddress']
  addresses: Address[]
}

function Addresses({ title, of, addresses }: AddressesProps) {
  const { t } = useTranslation('profile')
  const shown = addresses.filter(({ typeAddress }) => typeAddress === of)
  return (
    <Panel title={title}>
      {shown.length === 0 ? (
        <EmptyState icon={IconMapPin} title={t('noAddress.title')} help={t(`noAddress.${of}`)} />
      ) : (
        <ul className={classes.addresses}>
          {shown.map((address, at) => (
            <AddressCard key={address['@id']} address={address} isDefault={at === 0} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
