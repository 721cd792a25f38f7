import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { formatInteger } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { type Choices, choicesOf, clashes, countOf, hasPrice, hasReference, missingForNew } from '../column-choices'
import { fieldName } from '../fields'
import type { ProductImport } from '../imports'
import { keepImport, nameColumns, rowsKey } from '../queries'
import { refusalOf } from '../refusal'
import { StepFoot } from '../StepFoot'
import { SupplierSelect, useNamesSupplier } from '../SupplierSelect'
import type { ImportSearch } from '../search'
import type { ChangeSearch } from '../use-import-search'
import { ColumnRow } from './ColumnRow'
import classes from './ColumnsStep.module.css'

interface Props {
  of: ProductImport
  search: ImportSearch
  onChange: ChangeSearch
}

const idOf = (iri: string | null) => (iri ? Number(iri.split('/').at(-1)) : undefined)

/** The second step: which field each column of the file fills. */
export function ColumnsStep({ of, search, onChange }: Props) {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const namesSupplier = useNamesSupplier()
  const [choices, setChoices] = useState<Choices>(() => choicesOf(of.columns))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const supplier = search.supplier ?? idOf(of.supplier)

  const doubled = clashes(choices)
  const isRight = doubled.size === 0 && hasReference(choices) && (!namesSupplier || supplier !== undefined)
  const headerOf = (index: number) => of.columns[index]?.header || t('columns.untitled', { number: index + 1 })

  async function send(): Promise<void> {
    setTried(true)
    if (!isRight || isBusy) return
    setBusy(true)
    setError(null)
    try {
      const columns = of.columns.map(({ index }) => ({ index, field: choices[index] ?? null }))
      const named = await nameColumns(of.id, columns, namesSupplier ? supplier : undefined)
      client.removeQueries({ queryKey: rowsKey(of.id) })
      keepImport(client, named)
      onChange({ step: undefined, only: undefined, supplier: undefined })
    } catch (caught) {
      setError(
        caught instanceof ApiError ? (caught.violations[0]?.message ?? refusalOf(t, caught)) : refusalOf(t, caught),
      )
    } finally {
      setBusy(false)
    }
  }

  const missing = missingForNew(choices)
  return (
    <form
      className={classes.step}
      aria-label={t('columns.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {namesSupplier && (
        <Panel>
          <SupplierSelect
            value={supplier}
            onChange={(chosen) => onChange({ supplier: chosen }, { replace: true })}
            error={isTried && supplier === undefined ? t('supplier.missing') : undefined}
          />
        </Panel>
      )}
      {!hasReference(choices) && (
        <Notice tone={isTried ? 'error' : 'attention'} title={t('columns.noReference')}>
          {t('columns.noReferenceHelp')}
        </Notice>
      )}
      {hasReference(choices) && missing.length > 0 && (
        <Notice tone="attention" title={t('columns.onlyKnown')}>
          {t('columns.onlyKnownHelp', { fields: missing.map((code) => fieldName(t, code)).join(', ') })}
        </Notice>
      )}
      {hasReference(choices) && missing.length === 0 && !hasPrice(choices) && (
        <Notice tone="attention">{t('columns.noPrice')}</Notice>
      )}
      <Panel title={t('columns.title')} aside={<span className={classes.format}>{formatOf(t, of)}</span>} flush>
        <div className={classes.head} aria-hidden="true">
          <span>{t('columns.ofFile')}</span>
          <span>{t('columns.samples')}</span>
          <span>{t('columns.becomes')}</span>
        </div>
        <ul className={classes.list}>
          {of.columns.map((column) => {
            const other = doubled.get(column.index)
            return (
              <ColumnRow
                key={column.index}
                column={column}
                header={headerOf(column.index)}
                field={choices[column.index] ?? null}
                isAsProposed={column.field === choices[column.index]}
                error={other === undefined ? undefined : t('columns.doubled', { column: headerOf(other) })}
                onField={(field) => setChoices((before) => ({ ...before, [column.index]: field }))}
              />
            )
          })}
        </ul>
      </Panel>
      {error && <Notice tone="error">{error}</Notice>}
      <StepFoot
        words={t('columns.count', {
          count: countOf(choices),
          amount: formatInteger(countOf(choices)),
          total: formatInteger(of.columns.length),
        })}
        detail={doubled.size > 0 ? t('columns.doubledHelp') : t('columns.remembered')}
      >
        <Button type="submit" loading={isBusy} disabled={isTried && !isRight}>
          {t('columns.check', { count: of.rows, amount: formatInteger(of.rows) })}
        </Button>
      </StepFoot>
    </form>
  )
}

const DELIMITERS: Record<string, string> = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'pipe' }

/** How a file was read: "1 200 lignes · CSV, point-virgule, Windows-1252". */
function formatOf(t: TFunction<'imports'>, { format, encoding, delimiter, rows }: ProductImport): string {
  const lines = t('format.rows', { count: rows, amount: formatInteger(rows) })
  if (format !== 'csv') return `${lines} · ${t('format.xlsx')}`
  const parts = [
    'CSV',
    delimiter && t(`format.${DELIMITERS[delimiter] ?? 'other'}`),
    encoding && t(`format.${encoding}`),
  ]
  return `${lines} · ${parts.filter(Boolean).join(', ')}`
}
