import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportRow, ProductImport } from '../imports'
import { importQuery, repairCell } from '../queries'
import { refusalOf } from '../refusal'
import { cellKey, forgetEdit, forgetEdits, keepEdit, useEdits } from './edits'

/** Writes into a cell: what is written shows at once, and the server checks it. */
export type Repair = (row: ImportRow, field: string, text: string) => void

/** Repairs cells one after the other, so that each answer knows what came before it. */
export function useRepair(id: number, put: (rows: ImportRow[]) => void): Repair {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const queue = useRef(Promise.resolve())
  const latestPut = useRef(put)
  useEffect(() => {
    latestPut.current = put
  })
  useEffect(() => forgetEdits, [])

  return useCallback(
    (row, field, text) => {
      const key = cellKey(row.number, field)
      keepEdit(key, { text, refusal: null })
      queue.current = queue.current.then(async () => {
        // It was written again meanwhile: that one will be sent.
        if (useEdits.getState().cells[key]?.text !== text) return
        try {
          const { rows, counts } = await repairCell(id, row.number, field, text)
          client.setQueryData(importQuery(id).queryKey, (of: ProductImport | undefined) => of && { ...of, counts })
          latestPut.current(rows)
          forgetEdit(key)
        } catch (error) {
          keepEdit(key, { text, refusal: refusalOf(t, error) })
        }
      })
    },
    [client, id, t],
  )
}
