import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '~/shared/api/upload-file'
import { choicesOf } from '~/shared/columns/choices'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'
import { findByCodes, type Place } from '~/shared/warehouse/product-queries'
import { isClear, type LineTable, readRows } from './file'
import { namesColumns, readPasted } from './paste'
import { type KnownRow, known } from './rows'

interface Props {
  place: Place
  onRead: (rows: KnownRow[]) => void
  /** Columns of which it is to be said what they are. */
  onTable: (table: LineTable) => void
  onClose: () => void
}

/**
 * A list from elsewhere: a reference or an EAN and a quantity, one a line, or a table with the names of its columns. What is not
 * found is left to be settled.
 */
export function PasteDialog({ place: { supplier }, onRead, onTable, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const form = useAppForm<{ text: string }, KnownRow[] | LineTable>({
    initialValues: { text: '' },
    rules: { text: required },
    send: async ({ text }) => {
      const table = namesColumns(text) ? await readTable(supplier, text) : null
      if (table && !isClear(table)) return table
      const rows = table ? readRows(table.rows, choicesOf(table.columns)) : readPasted(text)
      const products = await findByCodes(
        client,
        supplier,
        rows.map(({ code }) => code),
      )
      return known(rows, products)
    },
    onSent: (read) => {
      if (!Array.isArray(read)) return onTable(read)
      onRead(read)
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('paste.title')} lead={t('paste.help')} submit={t('paste.send')} onClose={onClose}>
      <Textarea
        label={t('paste.label')}
        placeholder={t('paste.example')}
        required
        autosize
        minRows={8}
        maxRows={18}
        data-autofocus
        {...form.getInputProps('text')}
      />
    </FormDialog>
  )
}

/** Reads a pasted table as a file of it is read: by the names of its columns, as they were said before. */
const readTable = (supplier: number, text: string) =>
  uploadFile<LineTable>({ path: '/receipts/tables', query: { supplier } }, new File([text], 'list.csv'), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
