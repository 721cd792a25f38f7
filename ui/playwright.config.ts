import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { BINARY, environment, GALLERY, GALLERY_PORT, ORIGIN } from './e2e/support/server'

const isScreens = process.env.E2E_SCREENS === '1'

/** What smaller screens run. */
const sizes = isScreens ? /@screens/ : /@sizes/

/** The headless shell does what the whole browser does here, for a third less processor time. */
const browsers = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium = browsers.find((path) => existsSync(path))
if (!chromium) throw new Error(`no browser at ${browsers.join(' or ')}: set CHROMIUM_PATH`)

/**
 * The product in a real browser: the binary with its embedded interface, demo data in a fresh database; the
 * development server beside it, for the gallery of parts alone. The desktop runs every test, the tablet and the telephone those that are tagged @sizes. `E2E_SCREENS=1` takes the pictures of
 * docs/screens instead. `E2E_BINARY` is the program to test, ../bin/millesime by default.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: isScreens ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  // Upper bounds for a slow machine: nothing waits for time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./reporters/playwright.ts']],
  ...(isScreens ? { grep: /@screens/ } : { grepInvert: /@screens/ }),
  use: {
    baseURL: ORIGIN,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves a picture and the page in words; `--trace retain-on-failure` records all that led to it, which
    // costs every test that passes.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'tablet', grep: sizes, use: { viewport: { width: 1024, height: 768 }, hasTouch: true } },
    {
      name: 'mobile',
      grep: sizes,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: `"${BINARY}" serve`,
      url: `${ORIGIN}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: environment(),
    },
    {
      command: `npx vite --port ${GALLERY_PORT} --strictPort`,
      url: GALLERY,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
  globalTeardown: './e2e/support/teardown.ts',
})
