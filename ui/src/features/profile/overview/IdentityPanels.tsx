import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { formatPhone, formatSiren, formatVat } from '~/shared/format/numbers'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { PanelLink } from './PanelLink'

/** Who the person is, and its company where there is one. */
export function IdentityPanels({ me }: { me: Me }) {
  const { t } = useTranslation('profile')
  const civility = me.civility && t(`enums:civility.${me.civility}`)
  const company: [string, string][] = [
    [t('field.company'), me.company],
    [t('field.siren'), formatSiren(me.siren)],
    [t('field.siret'), formatSiren(me.siret)],
    [t('field.numvat'), formatVat(me.numvat)],
    [t('field.eaNumber'), me.eaNumber],
  ]
  const changing = me.pendingEmail === me.email ? '' : me.pendingEmail
  const edit = (what: string) => (
    <PanelLink section="identity" label={t('editOf', { what })}>
      {t('edit')}
    </PanelLink>
  )
  return (
    <>
      <Panel title={t('identity')} aside={edit(t('identity'))}>
        <Facts
          facts={[
            [t('field.name'), [civility, me.firstName, me.lastName].filter(Boolean).join(' ')],
            [t('field.email'), me.email],
            [t('field.pendingEmail'), changing && t('pendingEmail.waits', { email: changing })],
            [t('field.phone'), formatPhone(me.phone)],
            [t('field.birthday'), me.birthday ? formatDate(me.birthday) : ''],
            [t('field.group'), t(`enums:user_group.${me.userGroup.code}`)],
          ]}
        />
      </Panel>
      {company.some(([, value]) => value !== '') && (
        <Panel title={t('company')} aside={edit(t('company'))}>
          <Facts facts={company} />
        </Panel>
      )}
    </>
  )
}
