import { IconClipboardList } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { actorWords } from '~/shared/document/acting'
import { formatDateTime, wineOf } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import { type StockCountDetail, signedUnits } from '../count'
import { entriesQuery } from '../queries'

type Entry = Schemas['ReceiptsStockCountEntry']

const column = columnsOf<Entry>()

const keyOf = ({ id }: Entry) => String(id)

/** Entries that are shown: the newest. */
const SHOWN = 20

/** Who counted what, where and when. */
export function EntriesPanel({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const columns = useMemo(() => entryColumns(t), [t])
  const { data } = useQuery(entriesQuery(count.id, SHOWN))
  return (
    <Panel title={t('entry.title')} flush>
      <DataTable
        label={t('entry.title')}
        rows={data?.['hydra:member']}
        rowKey={keyOf}
        columns={columns}
        skeletonRows={3}
        empty={<EmptyState icon={IconClipboardList} title={t('entry.none')} help={t('entry.noneHelp')} />}
      />
    </Panel>
  )
}

const entryColumns = (t: TFunction<'counts'>) =>
  column.columns([
    column.accessor(({ product }) => wineOf(product), {
      id: 'product',
      header: t('line.product'),
      meta: { card: 'whole' },
    }),
    column.accessor('units', {
      header: t('entry.units'),
      meta: { align: 'end', card: 'aside' },
      cell: ({ getValue }) => signedUnits(getValue()),
    }),
    column.accessor(({ place, lot, note }) => [place, lot, note].filter(Boolean).join(' · '), {
      id: 'place',
      header: t('entry.place'),
      meta: { card: 'detail' },
      cell: ({ getValue }) => getValue() || '–',
    }),
    column.accessor('at', {
      header: t('entry.actor'),
      meta: { hideBelow: 'md' },
      cell: ({ row: { original } }) => (
        <Stacked>
          {actorWords(original)}
          <small>
            <time dateTime={original.at}>{formatDateTime(original.at)}</time>
          </small>
        </Stacked>
      ),
    }),
  ])
