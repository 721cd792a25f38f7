import type { ComboboxData } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ColumnList.module.css'
import { ColumnRow } from './ColumnRow'
import { type Choices, clashes, type FileColumn } from './choices'

interface Props {
  columns: readonly FileColumn[]
  choices: Choices
  /** What a column may be taken for. */
  fields: ComboboxData
  /** What they are fields of: "Champ du produit". */
  becomes: string
  onChange: (choices: Choices) => void
}

/** What is chosen for a column that is not imported. */
const OUT = 'out'

/** The columns of a file, each with what it is taken for: proposed, remembered, or chosen here. */
export function ColumnList({ columns, choices, fields, becomes, onChange }: Props) {
  const { t } = useTranslation('tables')
  const headerOf = (index: number) => columns[index]?.header || t('columns.untitled', { number: index + 1 })
  const doubled = clashes(choices)
  const offered = [{ value: OUT, label: t('columns.out') }, ...fields] as ComboboxData
  return (
    <div className={classes.list}>
      <div className={classes.head} aria-hidden="true">
        <span>{t('columns.ofFile')}</span>
        <span>{t('columns.samples')}</span>
        <span>{becomes}</span>
      </div>
      <ul>
        {columns.map((column) => {
          const other = doubled.get(column.index)
          return (
            <ColumnRow
              key={column.index}
              column={column}
              header={headerOf(column.index)}
              fields={offered}
              field={choices[column.index] ?? null}
              isAsProposed={column.field === choices[column.index]}
              error={other === undefined ? undefined : t('columns.doubled', { column: headerOf(other) })}
              onField={(field) => onChange({ ...choices, [column.index]: field === OUT ? null : field })}
            />
          )
        })}
      </ul>
    </div>
  )
}
