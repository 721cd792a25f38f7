import { defineConfig } from '@playwright/test'
import { BINARY, environment, ORIGIN } from '../e2e/support/server'
import base from '../playwright.config'

/**
 * Measures the interface of the real binary over 10,000 products and 10,000 orders: `./task bench:ui`. It prints
 * figures and fails on none of them; what stands in docs/performance/interface.md was printed by it.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../test-results/bench',
  workers: 1,
  fullyParallel: false,
  timeout: 1_200_000,
  grep: /./,
  grepInvert: [],
  // Figures are printed; the reporter of the tests has its place beside their configuration.
  reporter: 'list',
  // Recording would be measured too.
  use: { ...base.use, trace: 'off' },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `"${BINARY}" seed --products 10000 --orders 10000 && exec "${BINARY}" serve`,
    url: `${ORIGIN}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: environment(),
  },
  globalTeardown: '../e2e/support/teardown.ts',
})
