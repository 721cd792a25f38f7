import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { formatPhone, formatSiren, formatVat } from '~/shared/format/numbers'
import { Hint } from '~/shared/layout/Dim'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'

/** Who a person is, as far as the reader may know. */
export function IdentityPanel({ person, note }: { person: Person; note?: string }) {
  const { t } = useTranslation('people')
  const civility = person.civility && t(`enums:civility.${person.civility}`)
  return (
    <Panel title={t('identity.title')}>
      <Facts
        facts={[
          [t('identity.contact'), [civility, person.firstName, person.lastName].filter(Boolean).join(' ')],
          [t('identity.company'), person.company],
          [
            t('identity.email'),
            person.email && (
              <Anchor key="email" href={`mailto:${person.email}`} inherit c="inherit">
                {person.email}
              </Anchor>
            ),
          ],
          [
            t('identity.phone'),
            person.phone && (
              <Anchor key="phone" href={`tel:${person.phone}`} inherit c="inherit">
                {formatPhone(person.phone)}
              </Anchor>
            ),
          ],
          ['SIREN', formatSiren(person.siren)],
          ['SIRET', formatSiren(person.siret)],
          [t('identity.numvat'), formatVat(person.numvat)],
          [t('identity.eaNumber'), person.eaNumber],
          [t('identity.birthday'), person.birthday ? formatDate(person.birthday) : ''],
          [t('identity.createdAt'), person.createdAt ? formatDate(person.createdAt) : ''],
        ]}
      />
      {note && <Hint mt={14}>{note}</Hint>}
    </Panel>
  )
}
