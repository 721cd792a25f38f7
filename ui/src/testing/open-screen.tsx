import { render, screen } from '@testing-library/react'
import type { GroupCode } from '~/api/types'
import { App } from '~/app/App'
import { createQueryClient } from '~/app/query-client'
import { createAppRouter } from '~/app/router'
import { setUser } from '~/shared/session/session'
import { standInForBrowser } from './browser'
import { person } from './people'

/** Opens a screen of the whole product as somebody of a group, and waits for its title. */
export async function openScreen(path: string, group: GroupCode = 'restaurant') {
  standInForBrowser()
  setUser(person(group))
  window.history.replaceState(null, '', path)
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  render(<App router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1 })
  return { router, address: () => window.location.pathname + decodeURIComponent(window.location.search) }
}
