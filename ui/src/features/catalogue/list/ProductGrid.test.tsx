import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
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
