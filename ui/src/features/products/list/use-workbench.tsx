import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import type { Product } from '~/shared/product/product'
import { useSession } from '~/shared/session/session'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import type { Selection } from '~/shared/table/selection'
import { ViewsMenu } from '~/shared/views/ViewsMenu'
import { workColumns } from './columns'
import { ListActions } from './ListActions'

// Fetched with the first choice.
const BulkActions = lazy(() => import('./BulkActions').then((part) => ({ default: part.BulkActions })))

/** What makes the catalogue's list a table to work in, for who sells; agents write no figures. */
export function useWorkbench() {
  const { t } = useTranslation(['products', 'products-list'])
  const mayAll = useSession((session) => session.user?.userGroup.code !== 'commercial_agent')
  return useMemo(
    () => ({
      columns: (usual: Columns<Product>) => workColumns(t, usual, mayAll),
      actions: (list: Query, total: number | undefined) => <ListActions list={list} total={total} mayAll={mayAll} />,
      bulk: (selection: Selection<Product>, pages: RowPages<Product>) =>
        mayAll && (
          <Suspense>
            <BulkActions selection={selection} pages={pages} />
          </Suspense>
        ),
      views: (columns: readonly string[]) => <ViewsMenu screen="products" columns={columns} />,
      help: t(mayAll ? 'products-list:list.help' : 'products-list:list.helpAgent'),
    }),
    [t, mayAll],
  )
}
