import { useMemo } from 'react'
import { type ColumnChoice, columnChoices, shownColumns, withColumn } from './column-choice'
import type { Columns } from './columns'
import { type Density, tableSettings } from './settings'
import { useTableWidth } from './use-table-width'

/** How a table is looked at: its columns and how dense it is, with the ways to change them. */
export interface TableView {
  shown: Record<string, boolean>
  choices: ColumnChoice[]
  /** What differs from the usual, as the URL holds it. */
  chosen: readonly string[]
  density: Density
  onColumn: (id: string, isShown: boolean) => void
  onUsualColumns: () => void
  onDensity: (density: Density) => void
}

interface FromUrl {
  /** `columns` of the URL: a shared view wins over the person's own choice. */
  columns?: string[] | undefined
  onColumns: (columns: string[] | undefined) => void
}

/** The view of the table of that name: columns from the URL, else as the person left them, else what fits the width. */
export function useTableView<T extends object>(
  table: string,
  columns: Columns<T>,
  { columns: columnsInUrl, onColumns }: FromUrl,
): TableView {
  const store = tableSettings(table)
  const own = store()
  const width = useTableWidth()
  const chosen = columnsInUrl ?? own.columns
  const shown = useMemo(() => shownColumns(columns, chosen, width), [columns, chosen, width])
  const choices = useMemo(() => columnChoices(columns, shown), [columns, shown])

  return useMemo(() => {
    const choose = (next: string[]) => {
      store.setState({ columns: next })
      if (columnsInUrl) onColumns(next.length > 0 ? next : undefined)
    }
    return {
      shown,
      choices,
      chosen,
      density: own.density,
      onColumn: (id, isShown) => choose(withColumn(chosen, id, isShown)),
      onUsualColumns: () => choose([]),
      onDensity: (density) => store.setState({ density }),
    }
  }, [store, own.density, shown, choices, chosen, columnsInUrl, onColumns])
}
