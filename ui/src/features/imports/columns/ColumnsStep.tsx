import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { ColumnList } from '~/shared/columns/ColumnList'
import { type Choices, choicesOf, clashes, countOf } from '~/shared/columns/choices'
import { formatOf } from '~/shared/columns/format-of'
import { formatInteger, plural } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { hasPrice, hasReference, missingForNew } from '../column-choices'
import { FIELD_PARTS, fieldName } from '../fields'
import type { ProductImport } from '../imports'
import { keepImport, nameColumns, rowsKey } from '../queries'
import { refusalOf } from '../refusal'
import { SupplierSelect, useNamesSupplier } from '../SupplierSelect'
import type { ImportSearch } from '../search'
import type { ChangeSearch } from '../use-import-search'
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
  const { t: tables } = useTranslation('tables')
  const client = useQueryClient()
  const namesSupplier = useNamesSupplier()
  const [choices, setChoices] = useState<Choices>(() => choicesOf(of.columns))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const supplier = search.supplier ?? idOf(of.supplier)

  const doubled = clashes(choices)
  const isRight = doubled.size === 0 && hasReference(choices) && (!namesSupplier || supplier !== undefined)

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
      aria-label={tables('columns.title')}
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
      <Panel
        title={tables('columns.title')}
        aside={<span className={classes.format}>{formatOf(tables, of, of.rows)}</span>}
        flush
      >
        <ColumnList
          columns={of.columns}
          choices={choices}
          fields={Object.entries(FIELD_PARTS).map(([part, codes]) => ({
            group: t(`part.${part}`),
            items: codes.map((code) => ({ value: code, label: fieldName(t, code) })),
          }))}
          becomes={t('columns.becomes')}
          onChange={setChoices}
        />
      </Panel>
      {error && <Notice tone="error">{error}</Notice>}
      <StepFoot
        words={tables('columns.count', { ...plural(countOf(choices)), total: formatInteger(of.columns.length) })}
        detail={doubled.size > 0 ? tables('columns.doubledHelp') : tables('columns.remembered')}
      >
        <Button type="submit" loading={isBusy} disabled={isTried && !isRight}>
          {t('columns.check', plural(of.rows))}
        </Button>
      </StepFoot>
    </form>
  )
}
