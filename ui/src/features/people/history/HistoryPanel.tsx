import { Button } from '@mantine/core'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrailEntry } from '~/api/types'
import { api } from '~/shared/api/client'
import { Dim } from '~/shared/layout/Dim'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { Timeline } from '~/shared/parts/Timeline'
import { HistoryChanges } from '~/shared/trail/HistoryChanges'
import { authorsOf } from '~/shared/trail/history-authors'
import { actOf, changesOf, loadTrailTexts } from '~/shared/trail/history-changes'

/** What happened to a person: when, by whom, and what changed in words. */
export function HistoryPanel({ user }: { user: { id: number } }) {
  const { t } = useTranslation('users')
  const [pages, setPages] = useState(1)
  const asked = useQueries({ queries: Array.from({ length: pages }, (_, at) => historyQuery(user.id, at + 1)) })
  const [first] = asked
  const error = asked.find((one) => one.error)
  const entries = asked.flatMap(({ data }) => data?.['hydra:member'] ?? [])
  const total = first?.data?.['hydra:totalItems'] ?? 0
  return (
    <Panel title={t('history.title')}>
      {error?.error && <ErrorState error={error.error} onRetry={() => void error.refetch()} />}
      {!first?.data && !error && <RowsSkeleton rows={3} />}
      {first?.data && entries.length === 0 && <Dim as="p">{t('history.none')}</Dim>}
      {entries.length > 0 && <Timeline events={entries.map((entry) => eventOf(entry))} />}
      {entries.length < total && (
        <Button
          variant="default"
          fullWidth
          mt={16}
          loading={asked.some(({ isPending }) => isPending)}
          onClick={() => setPages(pages + 1)}
        >
          {t('history.more')}
        </Button>
      )}
    </Panel>
  )

  function eventOf(entry: TrailEntry) {
    const changes = changesOf(t, entry)
    return {
      key: entry['@id'],
      title: entry.product ? t('change.of', { act: actOf(t, entry), product: entry.product }) : actOf(t, entry),
      at: entry.at,
      by: authorsOf(t, entry),
      ...(changes.length > 0 ? { detail: <HistoryChanges changes={changes} /> } : {}),
    }
  }
}

/** Acts shown at once. */
const HISTORY_ROWS = 30

/** What happened to a person, the newest first. */
const historyQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['people', 'history', id, page],
    queryFn: async ({ signal }) => {
      await loadTrailTexts()
      const query = { page, itemsPerPage: HISTORY_ROWS }
      return api.get('/users/{id}/history', { path: { id }, query, signal })
    },
  })
