import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { aProduct } from './fixtures'
import { ProductGrid } from './ProductGrid'

it('draws every card, the first ones first', async () => {
  const products = Array.from({ length: 30 }, (_, index) => aProduct({ id: index + 1, name: `Cuvée ${index + 1}` }))
  await renderPart(<ProductGrid products={products} isRefreshing={false} withQuantity={false} />)
  expect(await screen.findByRole('heading', { name: /Cuvée 1$/ })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
})
