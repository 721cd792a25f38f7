import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { quotaQuery } from '../queries'

const QuotaDialog = loadOnIntent(() => import('./QuotaDialog').then((part) => part.QuotaDialog))

/** What a supplier gives a year; opens the form that changes it. */
export function QuotaButton({ supplier }: { supplier: number }) {
  const { t } = useTranslation('samples')
  const { data } = useQuery(quotaQuery(supplier))
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustments size={17} stroke={1.8} aria-hidden />}
        {...QuotaDialog.intent}
        onClick={() => setIsOpen(true)}
      >
        {t('quota.open', { count: data.units })}
      </Button>
      {isOpen && <QuotaDialog quota={data} onClose={() => setIsOpen(false)} />}
    </>
  )
}
