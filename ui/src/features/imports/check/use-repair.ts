import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useVisit } from '~/shared/writes/use-visit'
import type { ImportRow } from '../imports'
import { cellKey, repairs } from './repairs'

/** Writes into a cell: what is written shows at once, and the server checks it. */
export type Repair = (row: ImportRow, field: string, text: string) => void

/** Repairs the cells of an import. */
export function useRepair(id: number, put: (rows: ImportRow[]) => void): Repair {
  const client = useQueryClient()
  const latestPut = useRef(put)
  useEffect(() => {
    latestPut.current = put
  })
  useVisit(repairs)

  return useCallback(
    ({ number, values }, field, text) => {
      const key = cellKey(id, number, field)
      const before = { text: values[field] ?? '' }
      const putNow = (rows: ImportRow[]) => latestPut.current(rows)
      repairs.write(client, [{ key, id, number, field, before, after: { text }, put: putNow }])
    },
    [client, id],
  )
}
