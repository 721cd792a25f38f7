import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Source } from '~/shared/forms/inputs/use-found'
import type { Product } from '~/shared/product/product'

/** Wines that are offered at once. */
const OFFERED = 20

/** The wines of open shops, which a list may have. */
export const candidates = ({ id }: Pick<WineList, 'id'>): Source<Product> => ({
  key: ['products', 'of-wine-list', id],
  find: (search, signal) => api.get('/products', { query: { store: true, search, itemsPerPage: OFFERED }, signal }),
})
