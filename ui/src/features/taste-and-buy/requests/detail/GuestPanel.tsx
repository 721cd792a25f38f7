import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import { formatPhone } from '~/shared/format/numbers'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { PostalAddress } from '~/shared/order/PostalAddress'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { guestOf } from '../request'

/** Who asked and where it goes, that the guest is of age and agreed to the mail; nothing of it once it is erased. */
export function GuestPanel({ request }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const { guest, address, ageCheckedAt, ageCheckedBy, consentAt } = request
  if (!guest || !address) {
    return (
      <Panel title={t('guest.title')}>
        <Hint>{t('guest.erased')}</Hint>
      </Panel>
    )
  }
  return (
    <Panel title={t('guest.title')}>
      <Stack gap={14}>
        <Stack gap={2}>
          <PostalAddress
            address={{ company: '', street2: address.complement ?? '', ...address }}
            name={guestOf(request) ?? ''}
          />
        </Stack>
        <Facts
          facts={[
            [
              t('guest.email'),
              <Anchor key="email" href={`mailto:${guest.email}`} inherit c="inherit">
                {guest.email}
              </Anchor>,
            ],
            [t('guest.phone'), guest.phone && formatPhone(guest.phone)],
            [t('guest.age'), t('guest.checked', { at: formatDateTime(ageCheckedAt), by: ageCheckedBy })],
            [t('guest.consent'), formatDateTime(consentAt)],
          ]}
        />
        <Hint>{t('guest.kept')}</Hint>
      </Stack>
    </Panel>
  )
}
