import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Parameters } from '~/api/types'
import { personQuery } from '~/shared/api/person-query'
import { QueryPanel } from '~/shared/parts/QueryPanel'

interface Props {
  title: string
  supplier: number
  children: (record: Parameters) => ReactNode
}

/** A part of a shop that is kept in its supplier's own record. */
export function RecordPanel({ title, supplier, children }: Props) {
  const asked = useQuery(personQuery(supplier))
  const record = asked.data?.parameters
  return (
    <QueryPanel title={title} asked={asked} height={140}>
      {record && children(record)}
    </QueryPanel>
  )
}
