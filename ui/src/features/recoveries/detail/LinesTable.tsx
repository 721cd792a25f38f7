import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { StatusDot } from '~/shared/parts/StatusDot'
import { Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import { cartonsText } from '~/shared/warehouse/goods'
import { WineCell } from '~/shared/warehouse/WineCell'
import type { RecoveryLine } from '../recovery'

const column = columnsOf<RecoveryLine>()

const keyOf = ({ id }: RecoveryLine) => String(id)

/** What is taken back of each product, or of each lot of it. */
export function LinesTable({ lines }: { lines: RecoveryLine[] }) {
  const { t } = useTranslation('recoveries')
  const columns = useMemo(() => lineColumns(t), [t])
  return <DataTable label={t('detail.lines')} rows={lines} rowKey={keyOf} columns={columns} />
}

const lineColumns = (t: TFunction<'recoveries'>) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('line.product'),
      meta: { card: 'title' },
      cell: ({ row: { original } }) => <WineCell product={original.product} image={original.product.images[0]} />,
    }),
    column.accessor('tag', {
      header: t('line.tag'),
      meta: { card: 'detail' },
      cell: ({ getValue }) => <StatusDot tone="neutral" label={t(`enums:order_tag.${getValue()}`)} />,
    }),
    column.accessor('lot', {
      header: t('line.lot'),
      meta: { card: 'detail' },
      cell: ({ getValue }) =>
        getValue() ? (
          <>
            <span data-wide-only>{getValue()}</span>
            <span data-narrow-only>{t('paper.lot', { lot: getValue() })}</span>
          </>
        ) : (
          <Dim data-wide-only>–</Dim>
        ),
    }),
    column.accessor('quantity', {
      header: t('line.quantity'),
      meta: { align: 'end', card: 'end' },
      cell: ({ row: { original } }) => (
        <Stacked>
          <b>{formatInteger(original.quantity)}</b>
          <small>{cartonsText(original.quantity, original.product.unitsPerCarton)}</small>
        </Stacked>
      ),
    }),
  ])
