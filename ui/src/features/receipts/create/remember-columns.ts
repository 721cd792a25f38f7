import { api } from '~/shared/api/client'
import type { Choices } from '~/shared/columns/choices'
import { LINE_FIELDS, type LineTable } from './file'

/** Keeps what the columns are for the supplier's next files. */
export const rememberColumns = (supplier: number, { columns }: LineTable, choices: Choices) =>
  api.put('/receipts/tables/columns', {
    supplier: `/api/users/${supplier}`,
    columns: columns.map(({ index, header }) => ({
      header,
      field: LINE_FIELDS.find((field) => field === choices[index]) ?? null,
    })),
  })
