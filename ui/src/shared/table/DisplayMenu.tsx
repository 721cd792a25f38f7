import { Button, Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BarButton } from '~/shared/parts/BarButton'
import { CheckRow } from '~/shared/parts/CheckRow'
import type { Sort } from '~/shared/parts/list-search'
import classes from './DisplayMenu.module.css'
import type { TableView } from './use-table-view'
import { useTableWidth } from './use-table-width'

/** A way to sort rows, and what it is called. */
export interface SortName {
  key: string
  label: string
}

interface Props {
  view: TableView
  /** Where rows are cards there is no head to sort by: what to offer there. Without, the menu is for tables alone. */
  sorts: readonly SortName[]
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** How the table looks: its columns, how dense it is; where rows are cards, their order. */
export function DisplayMenu({ view, sorts, sort, onSort }: Props) {
  const { t } = useTranslation()
  const isCards = useTableWidth() === 'cards'
  if (isCards && sorts.length === 0) return null
  return (
    <Popover position="bottom-end" shadow="lg" trapFocus>
      <Popover.Target>
        <BarButton icon={IconAdjustmentsHorizontal} aria-label={t(isCards ? 'table.sort' : 'table.display')}>
          {t('table.display')}
        </BarButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t(isCards ? 'table.sort' : 'table.display')} className={classes.menu ?? ''}>
        {isCards ? (
          <SortChoice sorts={sorts} sort={sort} onSort={onSort} />
        ) : (
          <>
            <fieldset className={classes.density} aria-label={t('table.density')}>
              {(['comfortable', 'compact'] as const).map((density) => (
                <button
                  data-touch
                  key={density}
                  type="button"
                  aria-pressed={view.density === density}
                  onClick={() => view.onDensity(density)}
                >
                  {t(`table.${density}`)}
                </button>
              ))}
            </fieldset>
            <fieldset className={classes.columns}>
              <legend>{t('table.columns')}</legend>
              {view.choices.map(({ id, name, isShown }) => (
                <CheckRow key={id} checked={isShown} onToggle={() => view.onColumn(id, !isShown)}>
                  {name}
                </CheckRow>
              ))}
            </fieldset>
            {view.chosen.length > 0 && (
              <Button variant="subtle" size="compact-sm" onClick={view.onUsualColumns}>
                {t('table.usualColumns')}
              </Button>
            )}
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

function SortChoice({ sorts, sort, onSort }: Omit<Props, 'view'>) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.columns}>
      <legend>{t('table.sort')}</legend>
      {sorts.map(({ key, label }) => {
        const isActive = sort?.key === key
        const Arrow = sort?.desc ? IconArrowDown : IconArrowUp
        return (
          <button
            key={key}
            type="button"
            className={classes.sort}
            aria-pressed={isActive}
            onClick={() => onSort({ key, desc: isActive ? !sort.desc : false })}
          >
            {label}
            {isActive && <Arrow size={16} aria-label={t(sort.desc ? 'table.descending' : 'table.ascending')} />}
          </button>
        )
      })}
    </fieldset>
  )
}
