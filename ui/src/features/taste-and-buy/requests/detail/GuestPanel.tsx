import { Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import { formatPhone } from '~/shared/format/numbers'
import { Hint } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { PostalAddress } from '~/shared/order/PostalAddress'
import { Facts } from '~/shared/parts/Facts'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { guestOf } from '../request'

const EmailDialog = loadOnIntent(() => import('./EmailDialog').then((part) => part.EmailDialog))

/** Who asked and where it goes, that the guest is of age and agreed to the mail; nothing of it once it is erased. */
export function GuestPanel({ request }: { request: GuestRequestDetail }) {
  const { t } = useTranslation('requests')
  const [isCorrecting, setCorrecting] = useState(false)
  const { status, guest, address, ageCheckedAt, ageCheckedBy, consentAt } = request
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
              <Row key="email" gap={8} wrap>
                <Anchor href={`mailto:${guest.email}`} inherit c="inherit">
                  {guest.email}
                </Anchor>
                {status === 'requested' && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    {...EmailDialog.intent}
                    onClick={() => setCorrecting(true)}
                  >
                    {t('guest.correct')}
                  </Button>
                )}
              </Row>,
            ],
            [t('guest.phone'), guest.phone && formatPhone(guest.phone)],
            [t('guest.age'), t('guest.checked', { at: formatDateTime(ageCheckedAt), by: ageCheckedBy })],
            [t('guest.consent'), formatDateTime(consentAt)],
          ]}
        />
        <Hint>{t('guest.kept')}</Hint>
        {isCorrecting && <EmailDialog request={request} onClose={() => setCorrecting(false)} />}
      </Stack>
    </Panel>
  )
}
