import { IconTruckReturn } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { KeepersOnly } from '~/shared/warehouse/KeepersOnly'

/** For those who keep stock; others read what stock returns are, and where their own bottles are sent back. */
export function Keepers({ children }: { children: (user: Me) => ReactNode }) {
  const { t } = useTranslation('recoveries')
  return (
    <KeepersOnly
      icon={IconTruckReturn}
      page={t('title')}
      title={t('foreign.title')}
      help={(reader) => t(`foreign.${reader}`)}
      to="/orders"
      link={t('foreign.orders')}
    >
      {children}
    </KeepersOnly>
  )
}
