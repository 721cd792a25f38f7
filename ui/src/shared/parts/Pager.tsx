import { Pagination, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { ITEMS_PER_PAGE, PAGE_SIZES } from './list-search'
import classes from './Pager.module.css'

interface Props {
  page: number
  /** Rows in all; a capped total means at least so many. */
  total: number
  capped?: boolean
  itemsPerPage?: number
  onPage: (page: number) => void
  /** Lists whose number of rows can be chosen. */
  onItemsPerPage?: (itemsPerPage: number) => void
}

/** Which rows these are, and the way to the others. Nothing when one page holds them all. */
export function Pager({ page, total, capped = false, itemsPerPage = ITEMS_PER_PAGE, onPage, onItemsPerPage }: Props) {
  const { t } = useTranslation()
  const pages = Math.ceil(total / itemsPerPage)
  if (total <= (onItemsPerPage ? ITEMS_PER_PAGE : itemsPerPage)) return null
  const from = formatInteger((page - 1) * itemsPerPage + 1)
  const to = formatInteger(Math.min(page * itemsPerPage, total))
  const all = formatInteger(total) + (capped ? '+' : '')
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <span className={classes.range}>{t('pager.range', { from, to, total: all })}</span>
      {onItemsPerPage && (
        <Select
          className={classes.size ?? ''}
          size="xs"
          aria-label={t('pager.size')}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: t('pager.rows', { count: size }) }))}
          value={String(itemsPerPage)}
          onChange={(size) => onItemsPerPage(Number(size))}
          allowDeselect={false}
        />
      )}
      <Pagination
        className={classes.pages ?? ''}
        value={page}
        total={pages}
        onChange={onPage}
        siblings={1}
        color="gray.9"
        size="sm"
        getItemProps={(number) => ({ 'aria-label': t('pager.page', { page: number }) })}
        getControlProps={(control) => ({ 'aria-label': t(`pager.${control}`) })}
      />
    </nav>
  )
}
