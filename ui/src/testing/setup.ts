import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTexts } from '~/shared/i18n/i18n'
import { server } from './server'

// A busy machine takes seconds to fetch what a screen loads when it is asked for; waiting ends as soon as it is there.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(async () => {
  await startTexts()
  server.listen({ onUnhandledFrame: 'error' })
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
})

afterAll(() => server.close())
