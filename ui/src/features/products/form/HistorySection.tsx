import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { ErrorState } from '~/shared/parts/ErrorState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { showValue } from '~/shared/product/show-value'
import { SheetSection } from '../fields/SheetSection'
import { type HistoryEntry, historyQuery } from '../sheet/queries'
import classes from './HistorySection.module.css'

/** What was changed, by whom, from what to what; the newest first. */
export function HistorySection({ id }: { id: number }) {
  const { t } = useTranslation('products')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(historyQuery(id))
  const entries = data?.pages.flatMap((page) => page['hydra:member']) ?? []
  return (
    <SheetSection section="history">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton rows={3} />}
      {data && entries.length === 0 && <Dim as="p">{t('history.none')}</Dim>}
      {entries.length > 0 && (
        <ol>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its other end
            <Entry key={at} entry={entry} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button variant="default" fullWidth mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </SheetSection>
  )
}

function Entry({ entry: { at, who, asWhom, action, field, before, after } }: { entry: HistoryEntry }) {
  const { t } = useTranslation('products')
  return (
    <li className={classes.entry}>
      <p className={classes.what}>
        {action === 'created' ? (
          <b>{t('history.created')}</b>
        ) : (
          <>
            <b>{t(`field.${field}`, { defaultValue: t('history.other') })}</b>{' '}
            <del className={classes.before}>{showValue(t, field, before)}</del>{' '}
            <IconArrowRight size={14} stroke={1.8} aria-hidden />{' '}
            <ins className={classes.after}>{showValue(t, field, after)}</ins>
          </>
        )}
      </p>
      <p className={classes.who}>
        {formatDateTime(at)}, {asWhom ? t('history.for', { who, asWhom }) : who}
      </p>
    </li>
  )
}
