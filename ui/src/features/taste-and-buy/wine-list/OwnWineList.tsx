import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WineList } from '~/api/types'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { ownListQuery, wineLists } from './wine-list'

interface Props {
  /** What stands above while it is awaited. */
  head?: ReactNode
  children: (list: WineList | null) => ReactNode
}

/** The restaurant's list once it is read, null where it has none yet; what failed is said in its place, and asked again. */
export function OwnWineList({ head, children }: Props) {
  const { data: own, error, refetch } = useQuery(ownListQuery)
  const id = String(own?.id ?? '')
  const one = useQuery({ ...wineLists.one(id), enabled: own !== undefined && own !== null })
  if (own === null) return children(null)
  if (one.data) return children(one.data)
  const failure = error ?? one.error
  return (
    <>
      {head}
      <Panel flush>
        {failure ? (
          <ErrorState error={failure} onRetry={() => void (error ? refetch() : one.refetch())} />
        ) : (
          <RowsSkeleton rows={8} />
        )}
      </Panel>
    </>
  )
}
