import type { TFunction } from 'i18next'
import type { Specimen } from '~/api/types'
import { api } from '~/shared/api/client'
import type { List } from '~/shared/list/list'
import { orderQuery } from '~/shared/parts/list-search'
import { RowLink } from '~/shared/parts/RowLink'
import { Day } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { readOnReturn, rowSource } from '~/shared/table/row-source'
import { SPECIMENS } from './queries'
import { type SpecimenSearch, USUAL_SORT } from './search'

const column = columnsOf<Specimen>()

const columns = (t: TFunction<'specimens'>) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'title', width: 400 },
      cell: ({ row: { original } }) => <RowLink to={`/specimens/${original.id}`}>{original.name}</RowLink>,
    }),
    column.accessor('createdAt', {
      header: t('column.createdAt'),
      meta: { card: 'aside', width: 126 },
      cell: ({ getValue }) => <Day iso={getValue()} />,
    }),
  ])

/** What the list is: where its rows come from, and how they are shown and sorted. */
export const specimenList = (t: TFunction<'specimens'>): List<Specimen, SpecimenSearch> => ({
  name: 'specimens',
  source: rowSource((query, signal) => api.get('/specimens', { query, signal }), SPECIMENS, readOnReturn),
  queryOf: ({ sort = USUAL_SORT }) => orderQuery(sort),
  usualSort: USUAL_SORT,
  columns: columns(t),
  sorts: ['createdAt', 'name'],
  filters: [],
  counted: (count, amount) => t('count', { count, amount }),
})
