import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import classes from './StockExport.module.css'

/** The whole list as a file, in the format that the person chooses. */
export function StockExport({ list, disabled }: { list: Query; disabled: boolean }) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function keep(format: 'workbook' | 'csv'): Promise<void> {
    setBusy(true)
    try {
      // Fetched when it is asked for: the list is read far more often.
      const { exportWorkbook, exportCsv } = await import('./export-stock')
      await (format === 'workbook' ? exportWorkbook(t, list) : exportCsv(t, list, client))
    } catch (error) {
      tell(error, t('export.failed'))
    } finally {
      setBusy(false)
    }
  }

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
        <Menu.Item className={classes.item ?? ''} onClick={() => void keep('workbook')}>
          {t('export.excel')}
        </Menu.Item>
        <Menu.Item className={classes.item ?? ''} onClick={() => void keep('csv')}>
          {t('export.plain')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
