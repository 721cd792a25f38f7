import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWaitingIn } from '~/shared/api/waiting'
import { ListTabs } from '~/shared/parts/ListTabs'
import { USER_STATUSES, type UserSearch } from './user-search'

interface Props {
  tab: UserSearch['tab']
  onTab: (tab: UserSearch['tab']) => void
  /** The audit trail is the superadmin's. */
  hasJournal: boolean
}

/** Where accounts stand, with how many wait for a decision; beside them the audit trail. */
export function UserStatusTabs({ tab, onTab, hasJournal }: Props) {
  const { t } = useTranslation('users')
  const waiting = useWaitingIn('users')
  return (
    <ListTabs
      label={t('tabs.label')}
      tabs={[
        { key: undefined, label: t('tabs.all') },
        ...USER_STATUSES.map((key) => ({
          key,
          label: t(`tabs.${key}`),
          count: key === 'processing' ? waiting : undefined,
        })),
        ...(hasJournal
          ? [
              {
                key: 'journal' as const,
                label: t('tabs.journal'),
                isApart: true,
                icon: <IconHistory size={17} stroke={1.8} aria-hidden />,
              },
            ]
          : []),
      ]}
      current={tab}
      onTab={onTab}
    />
  )
}
