import { IconClipboardCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { KeepersOnly } from '~/shared/warehouse/KeepersOnly'

/** For those who keep stock; others read what counts are, and where they see what can be ordered. */
export function Keepers({ children }: { children: (user: Me) => ReactNode }) {
  const { t } = useTranslation('counts')
  return (
    <KeepersOnly
      icon={IconClipboardCheck}
      page={t('title')}
      title={t('foreign.title')}
      help={(reader) => t(`foreign.${reader}`)}
      to="/products"
      link={t('foreign.products')}
    >
      {children}
    </KeepersOnly>
  )
}
