import { IconClipboardCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'

/** Nothing was ever counted, and how to begin. */
export function NoCounts() {
  const { t } = useTranslation('counts')
  return (
    <EmptyState
      icon={IconClipboardCheck}
      title={t('none.title')}
      help={t('none.help')}
      action={
        <LinkButton variant="default" to="/stock_counts/create">
          {t('create.open')}
        </LinkButton>
      }
    />
  )
}
