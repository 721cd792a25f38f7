import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Collection } from '~/api/types'
import { useRowPages } from '~/shared/table/row-pages'
import { PAGE_ROWS } from '~/shared/table/row-source'
import type { ImportRow, RowFilter } from '../imports'
import { fetchRows, rowsKey } from '../queries'
import { isIn } from './problems'

/** One look at a list. Rows that were repaired since stay where they are, so that nothing moves under the hand. */
interface Look {
  only: RowFilter
  /** Another number for another look: everything is read anew. */
  turn: number
  /** Places of rows that the server's list no longer has. */
  gone: Map<number, number>
}

const look = (only: RowFilter, turn: number): Look => ({ only, turn, gone: new Map() })

/** A page of the list as it was at the first look: what the server no longer lists is made up for. */
async function pageAsSeen(id: number, { only, gone }: Look, page: number, signal: AbortSignal) {
  const offset = (page - 1) * PAGE_ROWS
  const shift = [...gone.values()].filter((place) => place < offset).length
  const start = offset - shift
  const first = Math.floor(start / PAGE_ROWS) + 1
  const asked = only === 'all' ? '' : only
  const pages = [await fetchRows(id, asked, first, signal)]
  if (start % PAGE_ROWS > 0) pages.push(await fetchRows(id, asked, first + 1, signal))
  const rows = pages.flatMap((answer) => answer['hydra:member'])
  const from = start % PAGE_ROWS
  return {
    'hydra:member': rows.slice(from, from + PAGE_ROWS),
    'hydra:totalItems': (pages[0]?.['hydra:totalItems'] ?? 0) + gone.size,
  } as Collection<ImportRow>
}

/** The rows of an import that a filter shows, and the way to put in what was checked again. */
export function useImportRows(id: number, only: RowFilter) {
  const client = useQueryClient()
  const [current, setLook] = useState(() => look(only, 0))
  const seen = current.only === only ? current : look(only, current.turn + 1)
  if (seen !== current) setLook(seen)

  const key = useCallback((page: number) => rowsKey(id, seen.only, seen.turn, page), [id, seen])
  const pages = useRowPages((page) =>
    queryOptions({
      queryKey: key(page),
      queryFn: ({ signal }) => pageAsSeen(id, seen, page, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )

  /** Puts rows that were checked again in their places; one that belongs here and is not begins another look. */
  const put = useCallback(
    (rows: ImportRow[]) => {
      const fresh = new Map(rows.map((row) => [row.number, row]))
      const found = client.getQueriesData<Collection<ImportRow>>({ queryKey: rowsKey(id, seen.only, seen.turn) })
      for (const [queryKey, answer] of found) {
        if (!answer) continue
        const offset = (Number(queryKey.at(-1)) - 1) * PAGE_ROWS
        const members = answer['hydra:member'].map((old, at) => {
          const row = fresh.get(old.number)
          if (!row) return old
          fresh.delete(old.number)
          if (isIn(seen.only, row)) seen.gone.delete(row.number)
          else seen.gone.set(row.number, offset + at)
          return row
        })
        client.setQueryData(queryKey, { ...answer, 'hydra:member': members })
      }
      const isMissing = [...fresh.values()].some((row) => isIn(seen.only, row))
      if (isMissing) setLook((before) => look(before.only, before.turn + 1))
    },
    [client, id, seen],
  )

  return { pages, put }
}
