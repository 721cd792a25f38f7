import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import { ListScreen, type ScreenProps } from '~/shared/list/ListScreen'
import type { ListSearch } from '~/shared/list/list'
import { BulkMoves } from './BulkMoves'
import type { Listed } from './bulk-moves'

// Fetched with the first choice.
const ListBulkBar = lazy(() => import('./ListBulkBar').then((part) => ({ default: part.ListBulkBar })))

interface Props<Row extends Order, Search extends ListSearch>
  extends Omit<ScreenProps<Row, Search>, 'path' | 'actions' | 'bulk' | 'rowLabel'> {
  of: Listed
  /** The number that the list shows. */
  numberOf: (row: Row) => string
  /** The one thing to begin from the list. */
  primary?: ReactNode
  /** Rows as a file for spreadsheets. */
  csvOf: (rows: Row[]) => Promise<string>
  /** What else can be done with those that are chosen: BulkActions. `rows` are some of them when all of the list is. */
  others?: (rows: Order[], gather: () => Promise<Order[]>) => ReactNode
}

/** The list of orders or of quotations: with files of it, and with what can be done with those that are chosen. */
export function OrderListScreen<Row extends Order, Search extends ListSearch>(props: Props<Row, Search>) {
  const { of, numberOf, csvOf, on, primary, others, ...screen } = props
  const { t } = useTranslation('order')
  const { isBusy, onFile, onCsv } = useExport(t('export.failed'))
  const { selection, pages, query } = on
  const file = t(`export.file.${of}`)
  const exportRows = (gather: () => Promise<Row[]>) =>
    void onCsv(file, gather, csvOf, (count) => t(`export.done.${of}`, { count }))
  return (
    <BulkMoves onMoved={selection.onClear}>
      <ListScreen
        {...screen}
        on={on}
        path={`/${of}`}
        rowLabel={numberOf}
        actions={
          <>
            <ExportMenu
              label={t('export.all')}
              ways={[
                { label: t('export.excel'), onChoose: () => void onFile(`${file}.xlsx`, `/${of}/export`, query) },
                { label: t('export.plain'), onChoose: () => exportRows(on.all) },
              ]}
              disabled={!pages.total}
              isBusy={isBusy}
              isByChoice
            />
            {primary}
          </>
        }
        bulk={
          selection.count > 0 && (
            <ListBulkBar
              of={of}
              selection={selection}
              pages={pages}
              gather={on.chosen}
              others={others && ((rows) => others(rows, on.chosen))}
              gatherNumbers={async () => (await on.chosen()).map(numberOf)}
              isExporting={isBusy}
              onExport={() => exportRows(on.chosen)}
            />
          )
        }
      />
    </BulkMoves>
  )
}
