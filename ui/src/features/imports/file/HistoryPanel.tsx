import { IconFileImport } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { useRowPages } from '~/shared/table/row-pages'
import type { ProductImport } from '../imports'
import { importsPageQuery } from '../queries'
import { useNamesSupplier } from '../SupplierSelect'
import { historyColumns } from './history-columns'

const keyOf = (of: ProductImport) => of['@id']

/** The imports there were, the newest first; each opens where it stands. */
export function HistoryPanel() {
  const { t } = useTranslation('imports')
  const withSupplier = useNamesSupplier()
  const columns = useMemo(() => historyColumns(t, withSupplier), [t, withSupplier])
  const pages = useRowPages(importsPageQuery)
  return (
    <Panel title={t('history.title')} flush>
      <ContinuousTable
        label={t('history.title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={({ filename }) => filename}
        counted={(total) => t('history.count', { count: total, amount: formatInteger(total) })}
        empty={<EmptyState icon={IconFileImport} title={t('history.none')} help={t('history.noneHelp')} />}
      />
    </Panel>
  )
}
