import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { CartStep } from '~/shared/cart/steps'
import { loadTexts } from '~/shared/i18n/i18n'
import { standInForBrowser } from '~/testing/browser'
import { CarrierPage } from '../carrier/CarrierPage'
import { endCheckout } from '../checkout'
import { CustomerPage } from '../customer/CustomerPage'
import { SummaryPage } from '../lines/SummaryPage'
import { CartLayout } from '../steps/CartLayout'
import { ValidationPage } from '../validation/ValidationPage'

const pages = { customer: CustomerPage, carrier: CarrierPage, summary: SummaryPage, validation: ValidationPage }

/** Opens a step of the cart as it is, among its layout, and waits for its title. */
export async function openStep(step: CartStep) {
  standInForBrowser()
  await loadTexts('cart', 'terms')
  endCheckout()
  const root = createRootRoute()
  const layout = createRoute({ getParentRoute: () => root, path: '/cart', component: CartLayout })
  const steps = Object.entries(pages).map(([path, component]) =>
    createRoute({ getParentRoute: () => layout, path: `/${path}`, component }),
  )
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren(steps)]),
    history: createMemoryHistory({ initialEntries: [`/cart/${step}`] }),
  })
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { router }
}
