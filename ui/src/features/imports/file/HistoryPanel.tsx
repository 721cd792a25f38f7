import { IconFileImport } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { imports } from '../queries'
import { useNamesSupplier } from '../SupplierSelect'
import { historyColumns } from './history-columns'

/** The imports there were, the newest first; each opens where it stands. */
export function HistoryPanel() {
  const { t } = useTranslation('imports')
  const withSupplier = useNamesSupplier()
  const columns = useMemo(() => historyColumns(t, withSupplier), [t, withSupplier])
  const pages = useRowPages((page) => imports.page({}, page))
  return (
    <Panel title={t('history.title')} flush>
      <ContinuousTable
        label={t('history.title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={({ filename }) => filename}
        counted={(count, amount) => t('history.count', { count, amount })}
        empty={<EmptyState icon={IconFileImport} title={t('history.none')} help={t('history.noneHelp')} />}
      />
    </Panel>
  )
}
