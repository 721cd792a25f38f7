import { IconHistory, IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrailEntry } from '~/api/types'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { actOf } from '~/shared/trail/history-changes'
import { AuditDrawer } from './AuditDrawer'
import { auditList } from './audit-list'

/** Who did what to whom: nothing here can be changed or taken away. */
export function AuditTrail({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('users')
  const [open, setOpen] = useState<TrailEntry | null>(null)
  const trail = useList(useMemo(() => auditList(t, setOpen), [t]))
  return (
    <>
      <ListScreen
        on={trail}
        title={t('journal.heading')}
        label={t('journal.title')}
        rowLabel={(entry) => actOf(t, entry)}
        tabs={tabs}
        empty={
          <EmptyState
            icon={trail.isFiltered ? IconSearchOff : IconHistory}
            title={trail.isFiltered ? t('common:noResult') : t('journal.none')}
            help={trail.isFiltered ? t('journal.filtered') : ''}
          />
        }
      />
      {open && <AuditDrawer entry={open} onClose={() => setOpen(null)} />}
    </>
  )
}
