import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setCartQuantity } from '~/shared/cart/actions'
import { aProduct } from '~/shared/product/testing/a-product'
import { renderPart } from '~/testing/render-part'
import { ProductGrid } from './ProductGrid'

it('draws every card in the end', async () => {
  const products = Array.from({ length: 30 }, (_, index) => aProduct({ id: index + 1, name: `Cuvée ${index + 1}` }))
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ProductGrid products={products} isRefreshing={false} withQuantity={false} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
})

it('tells the price of the tier that the cart reaches', async () => {
  const tiers = [{ minQuantity: 24, priceTaxExcl: 9.5, priceTaxIncl: 11.4 }]
  const product = aProduct({ priceTaxExcl: 8.2, listPriceTaxExcl: 9.5, tiers })
  await renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <ProductGrid products={[product]} isRefreshing={false} />
    </QueryClientProvider>,
  )
  const card = await screen.findByRole('article')
  expect(card).toHaveTextContent(/8,20\s€ HT/)
  act(() => setCartQuantity(product, 24))
  expect(card).toHaveTextContent(/9,50\s€ HT.*dès 24.*Carton de 6, 57,00\s€/)
})
