import type { TFunction } from 'i18next'
import { StateDot } from '~/shared/document/StateDot'
import { formatDateTime, formatInteger, plural } from '~/shared/format/format'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { importStates, type ProductImport } from '../imports'

const column = columnsOf<ProductImport>()

/** The list of imports: which file, when, what it did, and until when it can be undone. */
export function historyColumns(t: TFunction<'imports'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('filename', {
      header: t('history.file'),
      meta: { card: 'title', width: 200 },
      cell: ({ row: { original } }) => (
        <RowLink to="/products/import" search={() => ({ import: original.id })}>
          {original.filename}
        </RowLink>
      ),
    }),
    column.accessor('createdAt', {
      header: t('history.at'),
      meta: { card: 'detail', isFirm: true, width: 196 },
      cell: ({ getValue }) => formatDateTime(getValue()),
    }),
    column.accessor('who', {
      header: t('history.by'),
      meta: { hideBelow: 'lg', width: 180 },
      cell: ({
        row: {
          original: { who, asWhom },
        },
      }) => (asWhom ? t('history.for', { who, asWhom }) : who),
    }),
    ...(withSupplier
      ? [
          column.accessor('supplierName', {
            header: t('supplier.label'),
            meta: { hideBelow: 'md', width: 160 },
            cell: ({ getValue }) => getValue() || '–',
          }),
        ]
      : []),
    column.accessor('rows', {
      header: t('history.rows'),
      meta: { align: 'end', hideBelow: 'md', width: 84 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.display({
      id: 'summary',
      header: t('history.summary'),
      meta: { hideBelow: 'md', width: 240 },
      cell: ({ row: { original } }) => summaryOf(t, original),
    }),
    column.accessor('state', {
      header: t('history.state'),
      meta: { card: 'aside', width: 196 },
      cell: ({ getValue }) => <StateDot of={importStates} state={getValue()} />,
    }),
    column.accessor('undoUntil', {
      header: t('history.undo'),
      meta: { hideBelow: 'lg', isFirm: true, width: 196 },
      cell: ({ getValue }) => {
        const until = getValue()
        return until && Date.parse(until) > Date.now() ? formatDateTime(until) : '–'
      },
    }),
  ])
}

const PARTS = ['created', 'changed', 'unchanged', 'faulty'] as const

/** What an import did, or would do as it was checked: "1 188 créés, 12 en erreur". */
function summaryOf(t: TFunction<'imports'>, { state, counts, result }: ProductImport): string {
  if (state === 'columns') return '–'
  if (state === 'undone' || state === 'failed') {
    const words = t('sum.undone', plural(result.undone))
    return result.kept > 0 ? `${words}, ${t('sum.kept', plural(result.kept))}` : words
  }
  const isAhead = state === 'checking' || state === 'checked'
  const from = isAhead ? counts : result
  const words = PARTS.filter((part) => from[part] > 0).map((part) => t(`sum.${part}`, plural(from[part])))
  return words.length > 0 ? words.join(', ') : t('sum.nothing')
}
