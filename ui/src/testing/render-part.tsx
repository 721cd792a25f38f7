import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { theme } from '~/app/theme'
import { standInForBrowser } from './browser'

/** Shows a part of the interface alone, at /, with a page /elsewhere to go to. */
export async function renderPart(part: ReactNode) {
  standInForBrowser()
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => part }),
      createRoute({ getParentRoute: () => root, path: '/elsewhere', component: () => 'elsewhere' }),
    ]),
    history: createMemoryHistory(),
  })
  render(
    <MantineProvider theme={theme} env="test">
      <main data-testid="part">
        <RouterProvider router={router as never} />
      </main>
    </MantineProvider>,
  )
  await router.load()
  await screen.findByTestId('part')
  return { leave: () => void router.navigate({ to: '/elsewhere' as never }) }
}
