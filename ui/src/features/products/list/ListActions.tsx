import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import { useUndoKey } from '~/shared/keyboard/use-undo-key'
import { toast } from '~/shared/toasts/toast'
import classes from './ListActions.module.css'
import { rowEdits, undoEdit } from './row-edits'

interface Props {
  /** The list as the API takes it. */
  list: Query
  total: number | undefined
  mayAll: boolean
}

/** What is done from the list as a whole: files of it, an import, a new product; and whether what was written is saved. */
export function ListActions({ list, total, mayAll }: Props) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  useUndoKey(() => {
    if (undoEdit(client)) toast.info(t('list.undone'), { id: 'row-edit' })
  })

  async function exportAs(format: 'xlsx' | 'csv'): Promise<void> {
    setBusy(true)
    try {
      download(`${t('export.file')}.${format}`, await fetchFile('/products/export', { ...list, format }))
    } catch (error) {
      tell(error, t('export.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <SavingNote />
      {mayAll && (
        <Menu position="bottom-end" shadow="md" width={220}>
          <Menu.Target>
            <Button
              variant="default"
              className={classes.button ?? ''}
              leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
              disabled={!total}
              loading={isBusy}
            >
              {t('export.title')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void exportAs('xlsx')}>{t('export.xlsx')}</Menu.Item>
            <Menu.Item onClick={() => void exportAs('csv')}>{t('export.csv')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {mayAll && (
        <Button
          component={Link}
          to="/products/import"
          variant="default"
          className={classes.button ?? ''}
          leftSection={<IconFileImport size={17} stroke={1.8} aria-hidden />}
        >
          {t('import')}
        </Button>
      )}
      {mayAll && (
        <Button
          component={Link}
          to="/products/create"
          className={classes.button ?? ''}
          leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
        >
          {t('createTitle')}
        </Button>
      )}
    </>
  )
}

/** Whether what was written in rows has arrived. */
function SavingNote() {
  const { t } = useTranslation('products')
  const waiting = useStore(rowEdits, (state) => state.waiting.size)
  const done = useStore(rowEdits, (state) => state.done.length)
  return (
    <span role="status" className={classes.note}>
      {waiting > 0 ? t('list.saving', { count: waiting }) : done > 0 ? t('list.saved') : ''}
    </span>
  )
}
