import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'

/** Nothing was ever counted, and how to begin. */
export function NoCounts() {
  const { t } = useTranslation('counts')
  return (
    <EmptyState
      icon={IconClipboardCheck}
      title={t('none.title')}
      help={t('none.help')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/stock_counts/create" {...props} />}>
          {t('create.open')}
        </Button>
      }
    />
  )
}
