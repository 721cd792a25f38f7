import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import classes from './ProfilePage.module.css'

/** Who the person is to the house; a person awaiting validation sees this page alone (domain 2.2). */
export function ProfilePage() {
  const { t } = useTranslation('profile')
  const user = useSession((session) => session.user)
  if (!user) return null
  const facts: [key: string, value: string][] = [
    ['email', user.email],
    ['group', t(`enums:user_group.${user.userGroup.code}`)],
    ['name', `${user.firstName} ${user.lastName}`.trim()],
    ['company', user.company],
    ['phone', user.phone],
    ['siret', user.siret],
    ['numvat', user.numvat],
  ]
  return (
    <>
      <PageHeader title={t('title')} subtitle={user.company || user.email} />
      {user.status === 'processing' && (
        <div className={classes.waiting}>
          <Notice tone="attention" title={t('waiting.title')}>
            {t('waiting.help')}
          </Notice>
        </div>
      )}
      <div className={classes.columns}>
        <Panel title={t('identity')}>
          <dl className={classes.facts}>
            {facts.map(
              ([key, value]) =>
                value && (
                  <div key={key}>
                    <dt>{t(`field.${key}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </Panel>
        <Panel title={t('addresses')}>
          {user.addresses.length === 0 && <p className={classes.none}>{t('noAddress')}</p>}
          <ul className={classes.addresses}>
            {user.addresses.map((address) => (
              <li key={address['@id']}>
                <b>{t(`enums:address_type.${address.typeAddress}`)}</b>
                <address>
                  {address.company && <span>{address.company}</span>}
                  <span>{address.street}</span>
                  {address.street2 && <span>{address.street2}</span>}
                  <span>
                    {address.postcode} {address.city}
                  </span>
                </address>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}
