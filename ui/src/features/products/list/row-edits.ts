import type { QueryClient } from '@tanstack/react-query'
import { text } from '~/shared/i18n/i18n'
import type { Product } from '~/shared/product/product'
import { productWrites } from '~/shared/writes/product-writes'
import { fieldsIn, type RowFields, withFields } from './cells'

/** Where the lists of products are kept. */
export const ROWS = ['products', 'rows']

/** A row with the version it has from now on. */
export const withVersion = ({ sheet, ...row }: Product, version: number): Product => ({
  ...row,
  sheet: sheet && { ...sheet, version },
})

/** What was written in rows: shown at once, sent together, taken back one after the other. */
export const rowEdits = productWrites<Product, RowFields>({
  name: 'row-edit',
  lists: ROWS,
  versionOf: ({ sheet }) => sheet?.version ?? 0,
  put: (product, fields, version) => withVersion(withFields(product, fields), version),
  say: (what, name) => text(`products-list:list.${what}`, { name }),
  // What is not in sight is asked for anew when it is looked at.
  refresh: (client) => void client.invalidateQueries({ queryKey: ['products'], refetchType: 'none' }),
})

/** A product as it was written, and why a field of it is not saved, if so. */
export function useEdited(product: Product) {
  const unsaved = rowEdits.useUnsaved(String(product.id))
  return {
    product: unsaved ? withFields(product, unsaved.fields) : product,
    failureOf: (field: keyof RowFields) => (unsaved && field in unsaved.fields ? unsaved.failure : null),
  }
}

/** Shows a change of a row at once, sends it, and offers to take it back. */
export function editRow(client: QueryClient, product: Product, fields: RowFields, words: string): void {
  const { '@id': iri, id, name } = product
  rowEdits.write(client, [{ key: String(id), id, iri, name, before: fieldsIn(product, fields), after: fields }], words)
}
