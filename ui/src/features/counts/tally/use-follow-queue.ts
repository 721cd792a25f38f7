import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showDocument } from '~/shared/document/documents'
import type { Command } from '~/shared/queue/command'
import { onSent } from '~/shared/queue/flush'
import { followQueue } from '~/shared/queue/follow'
import type { StockCountDetail } from '../count'
import { counts } from '../count-query'
import { linesQuery } from '../queries'
import { withEntries } from './tally'

const SUBJECT = '/stock_counts/'

export const subjectOf = (count: { id: number }) => `${SUBJECT}${count.id}`

/** Keys of what the server has taken: it is in the lines already while it leaves the queue. */
const taken = new Set<string>()

export const isTaken = ({ key }: Command) => taken.has(key)

/** Sends what was counted, and shows what the server then says of the count. */
export function useFollowQueue(): void {
  const client = useQueryClient()
  useEffect(() => {
    followQueue()
    return onSent((command, answer) => {
      if (!command.subject.startsWith(SUBJECT)) return
      taken.add(command.key)
      const count = answer as StockCountDetail
      // It must not be missing until the lines are read again.
      client.setQueryData(linesQuery(count.id).queryKey, (lines) => lines && withEntries(lines, command.body))
      showDocument(client, counts, count)
    })
  }, [client])
}
