import { Button, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconLayoutGrid, IconTable } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '~/shared/parts/load-on-intent'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { filterCount } from '../narrowing'
import { type CatalogueSearch, SORTS, sortOf, withSort } from '../search'
import classes from './Toolbar.module.css'

export type View = 'grid' | 'table'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  onFilters: () => void
  /** What fetches the filters when somebody turns to their button. */
  filtersIntent: Intent
  view: View
  onView: (view: View) => void
  /** From the search box down into what it found. */
  onDown: (words: string | undefined) => void
  /** How the table looks. */
  tools: ReactNode
  /** The filters have no column beside the list. */
  withFilters?: boolean
}

const RELEVANCE = 'relevance'

const views = [
  ['grid', IconLayoutGrid],
  ['table', IconTable],
] as const

/** Search, filters (below 1280 px), sort and view. */
export function Toolbar(props: Props) {
  const { search, onChange, onFilters, filtersIntent, view, onView, onDown, tools, withFilters = false } = props
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const count = filterCount(search)
  const sorts: { value: string; label: string }[] = SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))
  if (search.search) sorts.unshift({ value: RELEVANCE, label: t('sort.relevance') })
  // A table's head can sort in ways the menu does not offer.
  const known = sorts.some(({ value }) => value === search.sort)
  if (search.sort && !known) sorts.push({ value: search.sort, label: t('sort.other') })
  return (
    <div className={classes.bar}>
      <SearchBox
        className={classes.search}
        value={search.search}
        label={t('search')}
        onSearch={(words) => onChange({ search: words, exact: undefined }, { replace: true })}
        onDown={onDown}
      />
      <Button
        variant="default"
        className={classes.filters ?? ''}
        data-always={withFilters || undefined}
        leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        {...filtersIntent}
        onClick={onFilters}
      >
        {count > 0 ? t('catalogue-list:filters.openCount', { count }) : t('catalogue-list:filters.title')}
      </Button>
      <Select
        className={classes.sort ?? ''}
        aria-label={t('sort.label')}
        data={sorts}
        value={sortOf(search) ?? RELEVANCE}
        onChange={(sort) =>
          onChange(withSort(search, sort === RELEVANCE ? undefined : (sort as CatalogueSearch['sort'])))
        }
        allowDeselect={false}
      />
      {tools}
      <fieldset className={classes.view} aria-label={t('view.label')}>
        {views.map(([name, Icon]) => (
          <button
            key={name}
            type="button"
            className={classes.choice}
            aria-pressed={view === name}
            aria-label={t(`view.${name}`)}
            title={t(`view.${name}`)}
            onClick={() => onView(name)}
          >
            <Icon size={18} stroke={1.8} aria-hidden />
          </button>
        ))}
      </fieldset>
    </div>
  )
}
