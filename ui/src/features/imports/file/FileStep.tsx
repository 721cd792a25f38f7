import { Button } from '@mantine/core'
import { IconDownload, IconFileImport } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { TableDrop } from '~/shared/columns/TableDrop'
import { useUpload } from '~/shared/columns/use-upload'
import { useDownload } from '~/shared/export/use-download'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import type { ProductImport } from '../imports'
import { importQuery, imports } from '../queries'
import { SupplierSelect, useNamesSupplier } from '../SupplierSelect'
import type { ImportSearch } from '../search'
import type { ChangeSearch } from '../use-import-search'
import classes from './FileStep.module.css'
import { historyColumns } from './history-columns'

/** What the server takes: kilobytes of a file, rows of it. */
const MAX_KILOBYTES = 64 * 1024
const MAX_ROWS = 100_000

/** The first step: a file, how it should look, and the imports there were. */
export function FileStep({ search, onChange }: { search: ImportSearch; onChange: ChangeSearch }) {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const namesSupplier = useNamesSupplier()
  const { upload, take, cancel } = useUpload<ProductImport>({
    target: ({ name }) => ({ path: '/product_imports', query: { filename: name } }),
    maxKilobytes: MAX_KILOBYTES,
    onSent: (sent) => {
      client.setQueryData(importQuery(sent.id).queryKey, sent)
      onChange({ import: sent.id })
    },
  })
  return (
    <div className={classes.step}>
      <div className={classes.top}>
        <Panel title={t('file.title')}>
          <div className={classes.fields}>
            {namesSupplier && (
              <SupplierSelect
                value={search.supplier}
                onChange={(supplier) => onChange({ supplier }, { replace: true })}
              />
            )}
            <TableDrop
              upload={upload}
              maxKilobytes={MAX_KILOBYTES}
              maxRows={MAX_ROWS}
              onFiles={(files) => void take(files)}
              onCancel={cancel}
            />
            <div className={classes.template}>
              <p>{t('file.noTable')}</p>
              <TemplateLinks />
            </div>
          </div>
        </Panel>
        <Panel title={t('file.how')}>
          <ul className={classes.rules}>
            {(['titles', 'reference', 'empty', 'safe'] as const).map((rule) => (
              <li key={rule}>{t(`file.rule.${rule}`)}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <HistoryPanel />
    </div>
  )
}

/** A table with every column that can be imported and an example, in both formats. */
function TemplateLinks() {
  const { t } = useTranslation('imports')
  const { isBusy, save } = useDownload()
  return (
    <div className={classes.links}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
          disabled={isBusy}
          onClick={() => void save('/product_imports/template', { format }, `${t('file.templateName')}.${format}`)}
        >
          {t(`file.template.${format}`)}
        </Button>
      ))}
    </div>
  )
}

/** The imports there were, the newest first; each opens where it stands. */
function HistoryPanel() {
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
