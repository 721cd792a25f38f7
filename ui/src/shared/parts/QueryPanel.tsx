import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'

/** What a panel knows of its query. */
export interface Asked<T> {
  data: T | undefined
  error: Error | null
  refetch: () => unknown
}

interface Props<T> {
  title: string
  asked: Asked<T>
  /** Pixels that the content takes, kept while it is awaited. */
  height: number
  aside?: ReactNode
  flush?: boolean
  children: ReactNode
}

/** A panel that waits, fails and asks again by itself: the rest of the page goes on. */
export function QueryPanel<T>({ title, asked, height, aside, flush = false, children }: Props<T>) {
  const { t } = useTranslation()
  const isWaiting = !asked.data && !asked.error
  return (
    <Panel title={title} aside={aside} flush={flush && !isWaiting}>
      {asked.data ? (
        children
      ) : asked.error ? (
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Skeleton height={height} radius="md" role="status" aria-label={t('loading')} />
      )}
    </Panel>
  )
}
