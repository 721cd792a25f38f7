import type { QueryClient } from '@tanstack/react-query'
import { tell } from '~/shared/api/tell'
import { plural } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'
import type { Product } from '~/shared/product/product'
import { toast } from '~/shared/toasts/toast'
import { type BulkResult, type BulkRow, reasonOf, replaceRows } from '~/shared/writes/product-writes'
import { type CommonChange, changeAll, changeEach } from './bulk-call'
import { withFields } from './cells'
import { ROWS, withVersion } from './row-edits'

/** A product that was left as it is, and why. */
export interface Refused {
  product: Product
  reason: string
}

/** What a row becomes; a price that moves by percent is rounded to the cent, as the server does. */
function changed(product: Product, { pricePercent, sampleAllowed: _sample, ...fields }: CommonChange): Product {
  const listed = product.listPriceTaxExcl
  const moved =
    pricePercent === undefined || listed === null
      ? {}
      : { listPriceTaxExcl: Math.round(listed * (100 + pricePercent)) / 100 }
  return withFields(product, { ...fields, ...moved })
}

/** Lists ask anew for the rows that are in sight; what is held for later counts as old. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['products'] })

function note(
  client: QueryClient,
  results: BulkResult[],
  products: Product[],
  how: (product: Product) => Product,
): void {
  const versions = new Map<number, number>()
  for (const [at, { error, version }] of results.entries()) {
    const product = products[at]
    if (product && !error) versions.set(product.id, version)
  }
  replaceRows<Product>(client, ROWS, versions, (product) => withVersion(how(product), versions.get(product.id) ?? 0))
}

/** Changes products alike, says how many, and offers to take it back; what was refused is told with its reason. */
export async function changeProducts(
  client: QueryClient,
  products: Product[],
  change: CommonChange,
): Promise<Refused[]> {
  try {
    const results = await changeAll(
      products.map((product) => product['@id']),
      change,
    )
    note(client, results, products, (product) => changed(product, change))
    const undo: BulkRow[] = results
      .filter(({ error }) => !error)
      .map(({ product, version, before }) => ({ product, version, ...before }))
    if (undo.length > 0) {
      const message = text('products-list:bulk.done', plural(undo.length))
      toast.undo(message, () => void takeBack(client, undo, products), 'bulk')
    }
    return results.flatMap((result, at) => {
      const product = products[at]
      return result.error && product ? [{ product, reason: reasonOf(result) }] : []
    })
  } catch (error) {
    tell(error, text('products-list:list.failed'))
    return []
  } finally {
    void refresh(client)
  }
}

/** What somebody else has changed since stays, and is told. */
async function takeBack(client: QueryClient, rows: BulkRow[], products: Product[]): Promise<void> {
  try {
    const results = await changeEach(rows)
    const refused = results.find(({ error }) => error)
    if (refused) {
      const name = products.find((product) => product['@id'] === refused.product)?.name ?? ''
      toast.error(text('products-list:list.refused', { name }), { detail: reasonOf(refused) })
    } else {
      toast.success(text('products-list:list.undone'))
    }
  } catch (error) {
    tell(error, text('products-list:list.failed'))
  } finally {
    void refresh(client)
  }
}
