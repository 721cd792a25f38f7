import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import { useRowAct } from '~/shared/table/use-row-act'
import { wholeList } from '~/shared/table/whole-list'
import { stockBatchQuery } from './queries'
import classes from './StockExport.module.css'
import type { Stock } from './stock'

/** The whole list as a file, in the format that the person chooses. */
export function StockExport({ list, disabled }: { list: Query; disabled: boolean }) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const { isBusy, withRows } = useRowAct<Stock | Blob>()
  const onExcel = () =>
    withRows(
      async () => [await fetchFile('/stock/export', list)],
      ([book]) => download(`${t('export.file')}.xlsx`, book as Blob),
      t('export.failed'),
    )
  const onCsv = () =>
    withRows(
      () => wholeList((page, itemsPerPage) => client.fetchQuery(stockBatchQuery(list, page, itemsPerPage))),
      // Fetched when it is asked for: lists are read far more often.
      async (rows) => (await import('./download-stock')).downloadStock(t, rows as Stock[]),
      t('export.failed'),
    )
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.export ?? ''}
          leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
          disabled={disabled}
          loading={isBusy}
        >
          {t('export.all')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.item ?? ''} onClick={() => void onExcel()}>
          {t('export.excel')}
        </Menu.Item>
        <Menu.Item className={classes.item ?? ''} onClick={() => void onCsv()}>
          {t('export.plain')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
