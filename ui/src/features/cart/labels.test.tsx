import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CarrierOffer } from '~/api/quote'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product } from '~/shared/cart/testing/samples'
import { loadTexts } from '~/shared/i18n/i18n'
import { renderPart } from '~/testing/render-part'
import { CartCount } from './CartCount'
import { OfferGroups } from './carrier/OfferGroups'

it('R-3.160 tells parcels of the shared warehouse from those of a supplier', async () => {
  await loadTexts('cart')
  const offer = {
    delay: '48 h',
    groups: [
      { warehouse: 'dartess', supplier: null, priceTaxExcl: 0 },
      { warehouse: 'supplier', supplier: { id: 2, company: 'Maison Delorme' }, priceTaxExcl: 12 },
    ],
  } as unknown as CarrierOffer
  await renderPart(<OfferGroups offer={offer} isTaxIncluded={false} />)
  expect(screen.getByText('Départ Dartess')).toBeVisible()
  expect(screen.getByText('Hors Dartess · Maison Delorme')).toBeVisible()
})

it.each([
  ['R-3.161', 1, /^1 produit · /],
  ['R-3.162', 2, /^2 produits · /],
  ['R-3.163', 0, /^0 produit$/],
])('%s counts %i products', async (_clause, count, words) => {
  await loadTexts('cart')
  openCart('restaurant', {
    lines: Array.from({ length: count }, (_, at) => ({ product: product(at + 1), quantity: 6 })),
  })
  await renderPart(<CartCount />)
  expect(screen.getByTestId('part')).toHaveTextContent(words)
})
