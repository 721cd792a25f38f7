import type { ReactNode } from 'react'
import type { Query } from '~/shared/api/query-string'
import type { Product } from '~/shared/product/product'
import type { Columns } from '~/shared/table/columns'
import type { RowPages } from '~/shared/table/row-pages'
import type { Selection } from '~/shared/table/selection'

/** What makes the list a table to work on products in; the route brings it, for one feature knows nothing of another. */
export interface Workbench {
  /** The columns of who looks, some of them to write in. */
  columns: (usual: Columns<Product>) => Columns<Product>
  /** Buttons beside the title; with the filters and the order of the list, as the API takes them. */
  actions: (list: Query, total: number | undefined) => ReactNode
  /** What can be done to chosen products. */
  bulk: (selection: Selection<Product>, pages: RowPages<Product>) => ReactNode
  /** The views a person keeps of the list, with its column choices. */
  views: (columns: readonly string[]) => ReactNode
  /** Below the filters, how to work here. */
  help: string
}
