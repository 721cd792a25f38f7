import { useQueryClient } from '@tanstack/react-query'
import type { Quotation } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { ListBulkBar } from '~/shared/order/list/ListBulkBar'
import type { Selection } from '~/shared/table/selection'
import { chosenQuotations } from './export-quotations'
import { useQuotationsExport } from './use-quotations-export'

interface Props {
  selection: Selection<Quotation>
  list: Query
  sample: () => Quotation[]
}

/** What can be done with the chosen quotations. */
export function QuotationBulkBar({ selection, list, sample }: Props) {
  const client = useQueryClient()
  const { isBusy, onExport } = useQuotationsExport()
  const gather = () => chosenQuotations(client, list, selection)
  return (
    <ListBulkBar
      gender="masculine"
      selection={selection}
      sample={sample}
      gather={gather}
      numberOf={({ quotationNumber }) => quotationNumber}
      isBusy={isBusy}
      onExport={() => void onExport(gather)}
    />
  )
}
