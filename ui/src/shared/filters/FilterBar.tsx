import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BarButton } from '~/shared/parts/BarButton'
import { useIsRail } from '~/shared/parts/breakpoints'
import { type FilterChip, FilterChips } from '~/shared/parts/FilterChips'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import classes from './FilterBar.module.css'

const FilterSheet = loadOnIntent(() => import('./FilterSheet').then((part) => part.FilterSheet))

interface Props {
  /** The search box, for lists that can be searched. */
  search?: ReactNode
  /** The fields: in the bar where there is room for them, else below one another in a drawer. A list may have none. */
  filters?: (isStacked: boolean) => ReactNode
  /** What is chosen, the words of the search included. */
  chips: FilterChip[]
  onClear: () => void
  /** "132 commandes": what closing the drawer leads to. */
  found: string
  /** Views and display. */
  tools: ReactNode
}

/** One row above a list: search, filters, views, display; below it what is chosen. */
export function FilterBar({ search, filters, chips, onClear, found, tools }: Props) {
  const { t } = useTranslation()
  const isRail = useIsRail()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <div className={classes.bar}>
        {search && <div className={classes.search}>{search}</div>}
        {filters && isRail && (
          <BarButton
            icon={IconFilter}
            {...FilterSheet.intent}
            onClick={open}
            aria-label={chips.length > 0 ? t('filters.openCount', { count: chips.length }) : t('filters.open')}
            count={chips.length > 0 && <span className={classes.count}>{chips.length}</span>}
          >
            {t('filters.open')}
          </BarButton>
        )}
        {!isRail && filters?.(false)}
        <div className={classes.tools}>{tools}</div>
      </div>
      {chips.length > 0 && (
        <div className={classes.chips}>
          <FilterChips chips={chips} onClear={onClear} />
        </div>
      )}
      {filters && isRail && (
        <FilterSheet opened={isOpen} onClose={close} found={found} onClear={chips.length > 0 ? onClear : undefined}>
          {filters(true)}
        </FilterSheet>
      )}
    </>
  )
}
