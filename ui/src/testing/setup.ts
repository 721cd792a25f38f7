import '@testing-library/jest-dom/vitest'
import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startTexts } from '~/shared/i18n/i18n'
import { setToken } from '~/shared/session/session'
import { server } from './server'
import { aToken } from './tokens'
import { resetStores } from './zustand'

// A busy machine takes seconds to fetch what a screen loads when it is asked for; waiting ends as soon as it is there.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(async () => {
  await startTexts()
  // Tests ask for texts as they are written; how they are set is a test of its own (shared/i18n).
  i18next.options.postProcess = false
  server.listen({ onUnhandledFrame: 'error' })
})

// Whoever a test is about has a session: without one no call leaves.
beforeEach(() => setToken(aToken(1_800_000)))

afterEach(() => {
  cleanup()
  notifications.clean()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
})

afterAll(() => {
  server.close()
  resetStores()
})
