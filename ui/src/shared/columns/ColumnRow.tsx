import { type ComboboxData, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './ColumnList.module.css'
import type { FileColumn } from './choices'

interface Props {
  column: FileColumn
  header: string
  /** What it may be taken for; the first of them: nothing. */
  fields: ComboboxData
  field: string | null
  /** Nobody has changed what was proposed. */
  isAsProposed: boolean
  error: string | undefined
  onField: (field: string | null) => void
}

/** A column of the file: what it is called, what stands in it, and which field it fills. */
export function ColumnRow({ column, header, fields, field, isAsProposed, error, onField }: Props) {
  const { samples, remembered } = column
  const { t } = useTranslation('tables')
  return (
    <li className={classes.row} data-out={field === null || undefined}>
      <span className={classes.header}>
        {header}
        {field !== null && isAsProposed && (
          <small className={classes.origin}>{t(remembered ? 'columns.known' : 'columns.guessed')}</small>
        )}
      </span>
      <p className={classes.samples}>
        {samples.length === 0 && <span className={classes.empty}>{t('columns.noSample')}</span>}
        {samples.map((sample) => (
          <span key={sample} className={classes.sample}>
            {sample}
          </span>
        ))}
      </p>
      <Select
        aria-label={t('columns.fieldOf', { column: header })}
        placeholder={t('columns.out')}
        // A file may have two hundred columns: only the list that is open is in the document.
        comboboxProps={{ keepMounted: false }}
        searchable
        clearable
        autoComplete="off"
        nothingFoundMessage={t('columns.noField')}
        data={fields}
        value={field}
        onChange={onField}
        error={error}
      />
    </li>
  )
}
