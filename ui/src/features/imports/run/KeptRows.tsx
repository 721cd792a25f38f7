import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import type { ImportRow, ProductImport } from '../imports'
import { fetchRows, rowsKey } from '../queries'
import classes from './RunStep.module.css'

/** Rows that were not taken back, and why: their products have changed since. */
export function KeptRows({ of }: { of: ProductImport }) {
  const { t } = useTranslation('imports')
  const asked = useInfiniteQuery({
    queryKey: rowsKey(of.id, 'kept', of.result.kept),
    queryFn: ({ pageParam, signal }) => fetchRows(of.id, 'kept', pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.flatMap((page) => page['hydra:member']).length < last['hydra:totalItems'] ? pages.length + 1 : null,
  })
  const rows = asked.data?.pages.flatMap((page) => page['hydra:member']) ?? []
  return (
    <QueryPanel title={t('kept.title')} asked={asked} height={160} flush>
      <ul>
        {rows.map((row) => (
          <KeptRow key={row.number} row={row} />
        ))}
      </ul>
      {asked.hasNextPage && (
        <div className={classes.more}>
          <Button variant="default" loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
            {t('kept.more')}
          </Button>
        </div>
      )}
    </QueryPanel>
  )
}

function KeptRow({ row: { number, values, errors, product } }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  const name = values.name || values.reference || t('check.number', { row: number })
  return (
    <li className={classes.keptRow}>
      <span className={classes.line}>{t('check.number', { row: number })}</span>
      {product ? <Link to={pathOf(product)}>{name}</Link> : <span>{name}</span>}
      <span>{errors[0]?.message}</span>
    </li>
  )
}
