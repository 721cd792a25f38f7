import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FIELD_PARTS, fieldName } from '../fields'
import type { ImportColumn } from '../imports'
import classes from './ColumnsStep.module.css'

interface Props {
  column: ImportColumn
  header: string
  field: string | null
  /** Nobody has changed what was proposed. */
  isAsProposed: boolean
  error: string | undefined
  onField: (field: string | null) => void
}

/** What is chosen for a column that is not imported. */
const OUT = 'out'

/** A column of the file: what it is called, what stands in it, and which field it fills. */
export function ColumnRow({ column, header, field, isAsProposed, error, onField }: Props) {
  const { samples, remembered } = column
  const { t } = useTranslation('imports')
  const parts = Object.entries(FIELD_PARTS).map(([part, codes]) => ({
    group: t(`part.${part}`),
    items: codes.map((code) => ({ value: code, label: fieldName(t, code) })),
  }))
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
        data={[{ value: OUT, label: t('columns.out') }, ...parts]}
        value={field}
        onChange={(chosen) => onField(chosen === OUT ? null : chosen)}
        error={error}
      />
    </li>
  )
}
