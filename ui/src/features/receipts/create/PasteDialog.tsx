import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '~/shared/api/upload-file'
import { choicesOf } from '~/shared/columns/choices'
import { PasteDialog as Shared } from '~/shared/lines/PasteDialog'
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
  const read = async (text: string) => {
    const table = namesColumns(text) ? await readTable(supplier, text) : null
    if (table && !isClear(table)) return table
    const rows = table ? readRows(table.rows, choicesOf(table.columns)) : readPasted(text)
    const codes = rows.map(({ code }) => code)
    return known(rows, await findByCodes(client, supplier, codes))
  }
  return (
    <Shared
      words={(key) => t(`paste.${key}`)}
      read={read}
      onRead={(found) => {
        if (!Array.isArray(found)) return onTable(found)
        onRead(found)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Reads a pasted table as a file of it is read: by the names of its columns, as they were said before. */
const readTable = (supplier: number, text: string) =>
  uploadFile<LineTable>({ path: '/receipts/tables', query: { supplier } }, new File([text], 'list.csv'), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
