import { IconClipboardCheck, IconTruckDelivery, IconTruckReturn } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { keepsStock } from './goods'

type Of = keyof typeof about

/** The features of the warehouse: their signs, and where everybody else finds what is told to it. */
const about = {
  receipts: { icon: IconTruckDelivery, to: '/orders' },
  recoveries: { icon: IconTruckReturn, to: '/orders' },
  counts: { icon: IconClipboardCheck, to: '/products' },
} as const

interface Props {
  of: Of
  children: (user: Me) => ReactNode
}

/** A page of those who keep stock; whoever keeps none reads that there is nothing for it, and why. */
export function KeepersOnly({ of, children }: Props) {
  const { t } = useTranslation(of)
  const user = useSession((session) => session.user)
  if (!user) return null
  const { code } = user.userGroup
  if (keepsStock(code)) return children(user)
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyLink
          {...about[of]}
          title={t('foreign.title')}
          help={t(code === 'commercial_agent' ? 'foreign.agent' : 'foreign.buyer')}
          link={t('foreign.link')}
        />
      </Panel>
    </>
  )
}

interface BeginProps extends Props {
  /** Where the list is. */
  list: '/receipts' | '/stock_counts' | '/stock_recoveries'
}

/** The page where they begin a document: what it is, and the way back to the list. */
export function BeginPage({ of, list, children }: BeginProps) {
  const { t } = useTranslation(of)
  return (
    <KeepersOnly of={of}>
      {(user) => (
        <>
          <PageHeader
            title={t('create.title')}
            subtitle={t('create.subtitle')}
            back={{ ...listAsLeft(list), label: t('title') }}
          />
          {children(user)}
        </>
      )}
    </KeepersOnly>
  )
}
