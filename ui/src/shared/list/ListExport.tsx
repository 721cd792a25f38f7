import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'

interface Props<Row> {
  /** From `useList`. */
  on: { all: () => Promise<Row[]>; pages: { total: number | undefined } }
  label: string
  /** The file's name, without its ending. */
  file: string
  /** What is said when none can be made. */
  failed: string
  csv: (rows: Row[]) => string | Promise<string>
}

/** All rows of a list as a file for spreadsheets. */
export function ListExport<Row>({ on, label, file, failed, csv }: Props<Row>) {
  const { isBusy, onCsv } = useExport(failed)
  return (
    <ExportMenu
      label={label}
      ways={[{ label, onChoose: () => void onCsv(file, on.all, csv) }]}
      disabled={!on.pages.total}
      isBusy={isBusy}
    />
  )
}
