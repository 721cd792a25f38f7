import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { useOrderedFor } from '~/shared/cart/hooks'
import { OrderFor } from '~/shared/cart/OrderFor'
import { plural } from '~/shared/format/format'
import { useIsRail } from '~/shared/parts/breakpoints'
import { FilterChips } from '~/shared/parts/FilterChips'
import { RememberList } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { nextQuantity } from '~/shared/parts/next-quantity'
import { PageHeader } from '~/shared/parts/PageHeader'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useWayDown } from '~/shared/product/use-way-down'
import { useSession } from '~/shared/session/session'
import { DisplayMenu } from '~/shared/table/DisplayMenu'
import { useTableView } from '~/shared/table/use-table-view'
import { type Audience, audienceOf } from '../audience'
import { filterChips } from '../filters/chips'
import { noFilters } from '../narrowing'
import { facetsQuery } from '../queries'
import { type CatalogueSearch, listQuery } from '../search'
import classes from './CataloguePage.module.css'
import { productColumns } from './columns'
import { Toolbar, type View } from './Toolbar'
import type { Workbench } from './workbench'

// Who looks at cards does not fetch the table, nor the other way round.
const GridResults = lazy(() => import('./GridResults').then((part) => ({ default: part.GridResults })))
const ProductTable = lazy(() => import('./ProductTable').then((part) => ({ default: part.ProductTable })))

// What a search is answered with when it finds nothing as it was typed.
const NoProducts = lazy(() => import('./NoProducts').then((part) => ({ default: part.NoProducts })))
const Corrected = lazy(() => import('./Corrected').then((part) => ({ default: part.Corrected })))

// Suppliers look at the same screen and order nothing.
const CartDock = lazy(() => import('../basket/CartDock').then((part) => ({ default: part.CartDock })))

// Who works in the table, or on a narrow screen, has them in a drawer.
const Filters = lazy(() => import('../filters/Filters').then((part) => ({ default: part.Filters })))

const FilterDrawer = loadOnIntent(() => import('../filters/FilterDrawer').then((part) => part.FilterDrawer))

interface Props {
  path: '/products/grid' | '/products/list'
  work?: Workbench
}

/** The catalogue, as cards or as a table; everything chosen here is in the URL. */
export function CataloguePage({ path, work }: Props) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const [search, change] = useListSearch<CatalogueSearch>()
  const navigate = useNavigate()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const found = useRef<HTMLDivElement>(null)
  const goDown = useWayDown(found, search.search)
  const isNarrow = useIsRail()
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const audience = audienceOf(group)
  const canOrder = audience !== 'supplier'
  const isTable = path === '/products/list' || search.view === 'table'
  const orderedFor = useOrderedFor()
  // The table of a supplier is where it keeps its products, all of them: not an offer to a customer.
  const customer = canOrder || !isTable ? orderedFor : null
  const facets = useQuery(facetsQuery(search, customer))
  const columns = useMemo(() => {
    const usual = productColumns(t, { audience, onRow: (direction) => nextQuantity(found.current, direction) })
    return work ? work.columns(usual) : usual
  }, [t, audience, work])
  const onColumns = useCallback((own: string[] | undefined) => change({ columns: own }), [change])
  const tableView = useTableView(`products.${audience}`, columns, { columns: search.columns, onColumns })

  const total = facets.data?.total
  const show = (view: View) => {
    if (!canOpen('/products/list', group)) {
      change({ view: view === 'table' ? 'table' : undefined })
      return
    }
    void navigate({
      to: view === 'table' ? '/products/list' : '/products/grid',
      search: { ...search, view: undefined, row: undefined, page: undefined },
    })
  }
  const reading = facets.data?.search
  const empty = (
    <Suspense>
      <NoProducts
        search={search}
        onChange={change}
        audience={audience}
        customer={customer}
        suggestions={reading?.suggestions ?? []}
      />
    </Suspense>
  )
  // Under an empty answer, or none, it would float in the middle of the page.
  const isUnread = facets.isError && !facets.data
  const dock = canOrder && total !== 0 && !isUnread && (
    <Suspense>
      <CartDock audience={audience} path={path} view={search.view} />
    </Suspense>
  )
  const filters = { search, onChange: change, facets: facets.data, audience }

  return (
    <>
      <RememberList list="/products" to={path} />
      <PageHeader
        title={t('title')}
        subtitle={
          <>
            <OrderFor />{' '}
            <Subtitle audience={audience} keys={work?.help ?? (isTable && canOrder ? t('table.help') : null)} />
          </>
        }
        actions={work?.actions(listQuery(search, canOrder), total)}
      />
      <div className={classes.columns} data-wide={work ? true : undefined}>
        {!isNarrow && !work && (
          <aside className={classes.filters} aria-label={t('catalogue-list:filters.title')}>
            {/* They wait for what the server counts in any case. */}
            <Suspense>{!isUnread && <Filters {...filters} />}</Suspense>
          </aside>
        )}
        <div className={classes.results}>
          <Toolbar
            search={search}
            onChange={change}
            onFilters={() => setDrawerOpen(true)}
            filtersIntent={FilterDrawer.intent}
            view={isTable ? 'table' : 'grid'}
            onView={show}
            onDown={goDown}
            tools={
              isTable && (
                <>
                  {work && <span className={classes.views}>{work.views(tableView.chosen)}</span>}
                  <DisplayMenu view={tableView} sorts={[]} sort={null} onSort={() => undefined} />
                </>
              )
            }
            withFilters={work !== undefined}
          />
          <div className={classes.found}>
            <p className={classes.count} role="status">
              {total === undefined ? '\u00A0' : t('count', plural(total))}
            </p>
            <FilterChips chips={filterChips(t, search, change, facets.data)} onClear={() => change(noFilters)} />
          </div>
          {reading?.corrected && search.search && (
            <Suspense>
              <Corrected typed={search.search} corrected={reading.corrected} onChange={change} />
            </Suspense>
          )}
          <div ref={found} className={isTable ? classes.box : classes.cards}>
            {isTable ? (
              <Suspense fallback={<RowsSkeleton rows={12} />}>
                <ProductTable
                  columns={columns}
                  view={tableView}
                  search={search}
                  onChange={change}
                  canOrder={canOrder}
                  customer={customer}
                  empty={empty}
                  dock={dock}
                  bulk={work?.bulk}
                />
              </Suspense>
            ) : (
              <Suspense fallback={<RowsSkeleton rows={12} />}>
                <GridResults search={search} onChange={change} canOrder={canOrder} empty={empty} />
              </Suspense>
            )}
          </div>
          {!isTable && dock}
        </div>
      </div>
      <FilterDrawer opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} {...filters} />
    </>
  )
}

/** Whose catalogue it is; in the table, where there is a keyboard, how to work through it. */
function Subtitle({ audience, keys }: { audience: Audience; keys: string | null }) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  return (
    <>
      <span className={keys ? classes.plain : undefined}>{t(`subtitle.${audience}`)}</span>
      {keys && <span className={classes.keys}>{keys}</span>}
    </>
  )
}
