import { Pagination } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatTotal } from '~/shared/format/format'
import { ITEMS_PER_PAGE } from './list-search'
import classes from './Pager.module.css'

interface Props {
  page: number
  /** Rows in all; a capped total means at least so many. */
  total: number
  capped?: boolean
  itemsPerPage?: number
  onPage: (page: number) => void
}

/** Which rows these are, and the way to the others. Nothing when one page holds them all. */
export function Pager({ page, total, capped = false, itemsPerPage = ITEMS_PER_PAGE, onPage }: Props) {
  const { t } = useTranslation()
  const pages = Math.ceil(total / itemsPerPage)
  if (total <= itemsPerPage) return null
  const from = formatInteger((page - 1) * itemsPerPage + 1)
  const to = formatInteger(Math.min(page * itemsPerPage, total))
  const all = formatTotal(total, capped)
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <span className={classes.range}>{t('pager.range', { from, to, total: all })}</span>
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
