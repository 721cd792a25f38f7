import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import type { Shop } from '~/shared/shop/shop'

/** The reader's own shop, in whatever state; null while there is none. */
export const ownShopQuery = queryOptions({
  queryKey: ['stores', 'own'],
  queryFn: ({ signal }) => api.get('/stores', { query: { itemsPerPage: 1 }, signal }),
  select: ({ 'hydra:member': [shop] }) => shop ?? null,
})

export const makeShop = (shop: { name: string; slug: string }): Promise<Shop> => api.post('/stores', shop)

export const openShop = ({ id, version }: Shop): Promise<Shop> =>
  api.post('/stores/{id}/open', { version }, { path: { id } })

export const closeShop = ({ id, version }: Shop, comment: string): Promise<Shop> =>
  api.post('/stores/{id}/close', { version, comment }, { path: { id } })

/** What of a shop its supplier writes. */
export type ShopChange = Partial<
  Pick<Shop, 'name' | 'slug' | 'presentation' | 'banner' | 'licence' | 'mediator' | 'contactEmail'>
>

/**
 * What differs of a shop, on the version that was read; a picture goes by itself, for it is large. Where it is refused, the words are
 * kept: `onWords` is told what the shop is then.
 */
export async function changeShop(
  shop: Shop,
  { after, before, onWords }: { after: ShopChange; before: ShopChange; onWords: (kept: Shop) => void },
): Promise<Shop> {
  const { banner, ...fields } = changesOf(after, before)
  const path = { id: shop.id }
  const kept =
    banner !== undefined && Object.keys(fields).length === 0
      ? shop
      : await api.patch('/stores/{id}', { version: shop.version, ...fields }, { path, ...ASKED })
  if (banner === undefined) return kept
  if (kept !== shop) onWords(kept)
  try {
    return await api.post('/stores/{id}/banner', { version: kept.version, image: banner ?? '' }, { path, ...ASKED })
  } catch (error) {
    throw atBanner(error)
  }
}

/** The picture has another name in a call of its own: its refusal stands at its field all the same. */
function atBanner(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.violations.length === 0) return error
  const violations = error.violations.map((violation) => ({ ...violation, propertyPath: 'banner' }))
  return new ApiError(error.status, error.message, { violations })
}

function changesOf(after: ShopChange, before: ShopChange): ShopChange {
  const own = before as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(own[field])),
  )
}

/** Its products in their order. */
export const orderShop = (
  { id, version }: Shop,
  products: readonly string[],
  call: { switchUser?: string | null },
): Promise<Shop> =>
  api.patch(
    '/stores/{id}',
    { version, items: products.map((product, at) => ({ product, position: at + 1 })) },
    { path: { id }, ...call },
  )
