import { Button } from '@mantine/core'
import { IconBottle, IconSearchOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { formatInteger } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { FilterChips } from '~/shared/parts/FilterChips'
import { rememberList } from '~/shared/parts/list-memory'
import { ITEMS_PER_PAGE } from '~/shared/parts/list-search'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Pager } from '~/shared/parts/Pager'
import { useListSearch } from '~/shared/parts/use-list-search'
import { useSession } from '~/shared/session/session'
import { type Audience, audienceOf } from './audience'
import { CartDock } from './CartDock'
import classes from './CataloguePage.module.css'
import { filterChips } from './chips'
import { FilterDrawer } from './FilterDrawer'
import { Filters } from './Filters'
import { ProductGrid, ProductGridSkeleton } from './ProductGrid'
import { ProductTable } from './ProductTable'
import { facetsQuery, productsQuery } from './queries'
import { type CatalogueSearch, filterCount, noFilters } from './search'
import { Toolbar, type View } from './Toolbar'

/** The catalogue, as cards or as a table; everything chosen here is in the URL. */
export function CataloguePage({ path }: { path: '/products/grid' | '/products/list' }) {
  const { t } = useTranslation('catalogue')
  const [search, change] = useListSearch<CatalogueSearch>()
  const navigate = useNavigate()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const found = useRef<HTMLDivElement>(null)
  const user = useSession((session) => session.user)
  const products = useQuery(productsQuery(search))
  const facets = useQuery(facetsQuery(search))
  usePrefetchedNextPage(search, products.data?.['hydra:totalItems'])
  useEffect(() => rememberList('/products', path, search), [path, search])
  if (!user) return null

  const audience = audienceOf(user.userGroup.code)
  const canOrder = audience !== 'supplier'
  const isTable = path === '/products/list' || search.view === 'table'
  const rows = products.data?.['hydra:member']
  const total = products.data?.['hydra:totalItems'] ?? 0
  const isNarrowed = filterCount(search) > 0 || search.search !== undefined
  const show = (view: View) => {
    if (!canOpen('/products/list', user.userGroup.code)) {
      change({ view: view === 'table' ? 'table' : undefined, page: search.page })
      return
    }
    void navigate({
      to: view === 'table' ? '/products/list' : '/products/grid',
      search: { ...search, view: undefined },
    })
  }
  const empty = (
    <EmptyState
      icon={isNarrowed ? IconSearchOff : IconBottle}
      title={t('noResult')}
      help={t(isNarrowed ? 'empty.filtered' : `empty.${audience}`)}
      action={
        isNarrowed && (
          <Button variant="default" onClick={() => change(noFilters)}>
            {t('empty.clear')}
          </Button>
        )
      }
    />
  )

  return (
    <>
      <PageHeader title={t('title')} subtitle={<Subtitle audience={audience} withKeys={isTable && canOrder} />} />
      <div className={classes.columns}>
        <aside className={classes.filters} aria-label={t('filters.title')}>
          <Filters search={search} onChange={change} facets={facets.data} audience={audience} />
        </aside>
        <div className={classes.results}>
          <Toolbar
            search={search}
            onChange={change}
            onFilters={() => setDrawerOpen(true)}
            view={isTable ? 'table' : 'grid'}
            onView={show}
            onDown={() => firstIn(found.current)?.focus()}
          />
          <div className={classes.found}>
            <p className={classes.count} role="status">
              {products.data ? t('count', { count: total, amount: formatInteger(total) }) : '\u00A0'}
            </p>
            <FilterChips chips={filterChips(t, search, change, facets.data)} onClear={() => change(noFilters)} />
          </div>
          <div ref={found}>
            {products.isError && !products.data ? (
              <ErrorState error={products.error} onRetry={() => products.refetch()} />
            ) : rows?.length === 0 ? (
              <div className={classes.box}>{empty}</div>
            ) : isTable ? (
              <div className={classes.box}>
                <ProductTable
                  products={rows}
                  audience={audience}
                  search={search}
                  onChange={change}
                  isRefreshing={products.isPlaceholderData}
                />
              </div>
            ) : rows ? (
              <ProductGrid products={rows} isRefreshing={products.isPlaceholderData} withQuantity={canOrder} />
            ) : (
              <ProductGridSkeleton />
            )}
          </div>
          <Pager
            page={search.page ?? 1}
            total={total}
            capped={products.data?.totalItemsCapped ?? false}
            onPage={(page) => change({ page: page === 1 ? undefined : page })}
          />
          {canOrder && <CartDock audience={audience} path={path} view={search.view} />}
        </div>
      </div>
      <FilterDrawer
        opened={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        search={search}
        onChange={change}
        facets={facets.data}
        audience={audience}
      />
    </>
  )
}

/** Where one goes on from the search box: the first quantity, else the first product. */
const firstIn = (found: HTMLElement | null) =>
  found?.querySelector<HTMLElement>('fieldset:enabled input') ?? found?.querySelector<HTMLElement>('article a, tbody a')

/** Whose catalogue it is; in the table, where there is a keyboard, how to work through it. */
function Subtitle({ audience, withKeys }: { audience: Audience; withKeys: boolean }) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <span className={withKeys ? classes.plain : undefined}>{t(`subtitle.${audience}`)}</span>
      {withKeys && <span className={classes.keys}>{t('table.help')}</span>}
    </>
  )
}

/** The next page is there before it is asked for. */
function usePrefetchedNextPage(search: CatalogueSearch, total: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    const page = search.page ?? 1
    if (total === undefined || page * ITEMS_PER_PAGE >= total) return
    void client.prefetchQuery(productsQuery({ ...search, page: page + 1 }))
  }, [client, search, total])
}
