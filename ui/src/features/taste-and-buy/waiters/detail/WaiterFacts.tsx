import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'

/** How a waiter is reached, whether it has a PIN, and when it was told what is kept of its sales. */
export function WaiterFacts({ waiter: { email, pinSetAt, toldAt, createdAt } }: { waiter: Waiter }) {
  const { t } = useTranslation('waiters')
  return (
    <Panel title={t('about.title')}>
      <Facts
        facts={[
          [
            t('field.email'),
            <Anchor key="email" href={`mailto:${email}`} inherit c="inherit">
              {email}
            </Anchor>,
          ],
          [t('about.pin'), pinSetAt ? t('pin.since', { date: formatDate(pinSetAt) }) : t('pin.none')],
          [t('about.toldAt'), toldAt ? formatDateTime(toldAt) : ''],
          [t('about.createdAt'), formatDate(createdAt)],
        ]}
      />
      <Hint mt={14}>{t(toldAt ? 'told.what' : 'told.waiting')}</Hint>
    </Panel>
  )
}
