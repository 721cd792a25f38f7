import { type ReactNode, Suspense } from 'react'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import type { Asked } from '~/shared/parts/QueryPanel'
import { DetailSkeleton } from './DetailSkeleton'
import { type WayBack, WayBackContext } from './way-back'

interface Props<T> {
  /** What it is called before it is known which one it is: "Réception". */
  title: string
  back?: WayBack
  /** From `useOne`. */
  asked: Asked<T>
  skeleton?: ReactNode
  /** May be lazy: it is waited for in the same shape. */
  children: (one: T) => ReactNode
}

/** A screen about one thing: what is awaited and what failed are told in its place, and it stays while it is read again. */
export function DetailScreen<T>({ title, back, asked, skeleton = <DetailSkeleton />, children }: Props<T>) {
  const { data, error, refetch } = asked
  const around = (content: ReactNode) => (
    <>
      <PageHeader title={title} {...(back && { back })} />
      {content}
    </>
  )
  if (data) {
    return (
      <WayBackContext value={back}>
        <Suspense fallback={around(skeleton)}>{children(data)}</Suspense>
      </WayBackContext>
    )
  }
  if (!error) return around(skeleton)
  return around(
    <Panel>
      <ErrorState error={error} onRetry={() => void refetch()} />
    </Panel>,
  )
}
