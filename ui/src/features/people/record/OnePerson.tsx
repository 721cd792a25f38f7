import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Me, Person } from '~/api/types'
import { isNotFound } from '~/shared/api/errors'
import { personQuery } from '~/shared/api/person-query'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'

interface Props {
  id: string
  /** What the screen is called before it is known whose it is. */
  title: string
  skeleton: ReactNode
  children: (person: Person, viewer: Me) => ReactNode
}

/** A screen about one person, from the moment that person is here. */
export function OnePerson({ id, title, skeleton, children }: Props) {
  const viewer = useSession((session) => session.user)
  const { data: person, error, refetch } = useQuery({ ...personQuery(id), throwOnError: isNotFound })
  if (!viewer) return null
  if (person) return children(person, viewer)
  return (
    <>
      <PageHeader title={title} />
      {error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        skeleton
      )}
    </>
  )
}
