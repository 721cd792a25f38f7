import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Confirm } from '~/shared/parts/Confirm'

/** Takes the mandate back, once it was said what follows. */
export function RevokeMandate({ isBusy, onRevoke }: { isBusy: boolean; onRevoke: () => void }) {
  const { t } = useTranslation('invoices')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => setAsked(true)}>
        {t('mandate.revoke')}
      </Button>
      <Confirm
        opened={isAsked}
        title={t('mandate.revokeTitle')}
        confirm={t('mandate.revoke')}
        danger
        loading={isBusy}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onRevoke()
        }}
      >
        {t('mandate.revokeHelp')}
      </Confirm>
    </>
  )
}
