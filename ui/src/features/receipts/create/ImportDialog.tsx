import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnList } from '~/shared/columns/ColumnList'
import { type Choices, choicesOf } from '~/shared/columns/choices'
import { formatOf } from '~/shared/columns/format-of'
import { TableDrop } from '~/shared/columns/TableDrop'
import { useUpload } from '~/shared/columns/use-upload'
import { plural } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { findByCodes, type Place } from '~/shared/warehouse/product-queries'
import { isRight, LINE_FIELDS, type LineTable, missing, readRows } from './file'
import { rememberColumns } from './remember-columns'
import { type KnownRow, known } from './rows'

/** What the server takes: kilobytes of a file, rows of it. */
const MAX_KILOBYTES = 4 * 1024
const MAX_ROWS = 2_000

interface Props {
  place: Place
  /** One that was pasted: only its columns are to be said. */
  pasted: LineTable | null
  onRead: (rows: KnownRow[]) => void
  onClose: () => void
}

/** A list from a file: its columns are proposed and remembered, its rows become lines. */
export function ImportDialog({ place: { supplier }, pasted, onRead, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const { t: tables } = useTranslation('tables')
  const client = useQueryClient()
  const [file, setFile] = useState<{ name: string; table: LineTable } | null>(
    pasted && { name: t('paste.name'), table: pasted },
  )
  const { upload, take, cancel } = useUpload<LineTable>({
    target: () => ({ path: '/receipts/tables', query: { supplier } }),
    maxKilobytes: MAX_KILOBYTES,
    onSent: (table, name) => {
      setFile({ name, table })
      form.setFieldValue('choices', choicesOf(table.columns))
    },
  })
  const form = useAppForm<{ choices: Choices }, KnownRow[]>({
    initialValues: { choices: pasted ? choicesOf(pasted.columns) : {} },
    send: async ({ choices }) => {
      if (!file) return []
      const rows = readRows(file.table.rows, choices)
      const codes = rows.map(({ code }) => code)
      const [products] = await Promise.all([
        findByCodes(client, supplier, codes),
        rememberColumns(supplier, file.table, choices),
      ])
      return known(rows, products)
    },
    onSent: (rows) => {
      onRead(rows)
      onClose()
    },
  })
  const { choices } = form.values

  // What chose the file is gone: who keeps to the keyboard goes on at the columns.
  const { element } = form
  useEffect(() => {
    if (file) element.current?.querySelector<HTMLElement>('[data-form-problems]')?.focus()
  }, [file, element])

  function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (isRight(choices)) return form.submit()
    const others = missing(choices).map((field) => t(`file.needs.${field}`))
    form.refuse({ fields: {}, others: others.length > 0 ? others : [tables('columns.doubledHelp')] })
    return Promise.resolve()
  }

  return (
    <FormDialog
      form={{ ...form, submit }}
      title={file ? tables('columns.title') : t('file.title')}
      lead={
        file ? (
          <>
            {`${file.name} · ${formatOf(tables, file.table, file.table.rows.length)}`}
            <br />
            {tables('columns.remembered')}
          </>
        ) : (
          t('file.help')
        )
      }
      submit={file && t('file.send', plural(file.table.rows.length))}
      size={file ? 860 : 560}
      onClose={onClose}
    >
      {file ? (
        <ColumnList
          columns={file.table.columns}
          choices={choices}
          fields={LINE_FIELDS.map((value) => ({ value, label: t(`file.field.${value}`) }))}
          becomes={t('file.becomes')}
          onChange={(chosen) => form.setFieldValue('choices', chosen)}
        />
      ) : (
        <TableDrop
          upload={upload}
          maxKilobytes={MAX_KILOBYTES}
          maxRows={MAX_ROWS}
          onFiles={(files) => void take(files)}
          onCancel={cancel}
          withFocus
        />
      )}
    </FormDialog>
  )
}
