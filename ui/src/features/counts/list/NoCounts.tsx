import { IconClipboardCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyLink } from '~/shared/parts/EmptyLink'

/** Nothing was ever counted, and how to begin. */
export function NoCounts() {
  const { t } = useTranslation('counts')
  return (
    <EmptyLink
      icon={IconClipboardCheck}
      title={t('none.title')}
      help={t('none.help')}
      to="/stock_counts/create"
      link={t('create.open')}
    />
  )
}
