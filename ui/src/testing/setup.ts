import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTexts } from '~/shared/i18n/i18n'
import { server } from './server'

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
