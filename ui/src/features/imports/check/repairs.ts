import i18next from 'i18next'
import { createWrites, type Write } from '~/shared/writes/writes'
import type { ImportRow, ProductImport } from '../imports'
import { importQuery, repairCell } from '../queries'
import { refusalOf } from '../refusal'

/** A cell of an import that somebody writes in. */
interface Repair extends Write<{ text: string }> {
  id: number
  number: number
  field: string
  /** Takes the rows that were checked again. */
  put: (rows: ImportRow[]) => void
}

/** Names the cells of all imports. */
export const cellKey = (id: number, number: number, field: string) => `${id} ${number} ${field}`

/** Cells whose text is on its way to the server, one after the other, so that each answer knows what came before it. */
export const repairs = createWrites<Repair>({
  name: 'repair',
  most: 1,
  async send(writes, client, call) {
    for (const { id, number, field, after, put } of writes) {
      const { rows, counts } = await repairCell(id, number, field, after.text, call)
      client.setQueryData(importQuery(id).queryKey, (of: ProductImport | undefined) => of && { ...of, counts })
      put(rows)
    }
    return []
  },
  failed: (error) => refusalOf(i18next.getFixedT(null, 'imports'), error),
})

/** Waits for what is on its way to an import; false when something was not saved. */
export const repairsSaved = (id: number) => repairs.saved((key) => key.startsWith(`${id} `))
