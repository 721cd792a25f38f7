import { Skeleton } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { RowStop } from '~/shared/table/row-context'
import type { ImportRow } from '../imports'
import { RowState } from './RowState'
import { SheetCell } from './SheetCell'
import classes from './SheetTable.module.css'

interface Props {
  row: ImportRow
  index: number
  fields: string[]
  /** The field whose cell Tab stops at; undefined in all rows but one. */
  stop: string | undefined
  measure: (row: HTMLTableRowElement | null) => void
}

/** A row of the sheet: its number in the file, what it will do, and its cells. */
export const SheetRow = memo(({ row, index, fields, stop, measure }: Props) => (
  <tr ref={measure} className={classes.row} data-index={index} aria-rowindex={index + 2}>
    <th scope="row" className={classes.state}>
      <RowState row={row} />
    </th>
    {fields.map((field) => (
      <td key={field} className={classes.cell}>
        <RowStop value={stop === field}>
          <SheetCell key={row.number} row={row} field={field} />
        </RowStop>
      </td>
    ))}
  </tr>
))

/** The place of a row that is on its way. */
export function WaitingSheetRow({ index, span }: { index: number; span: number }) {
  const { t } = useTranslation()
  return (
    <tr className={classes.row} data-index={index} aria-rowindex={index + 2} aria-busy="true">
      <td className={classes.cell} colSpan={span}>
        <Skeleton height={10} width="60%" my={20} aria-label={t('loading')} />
      </td>
    </tr>
  )
}
