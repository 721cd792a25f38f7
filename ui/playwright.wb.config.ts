import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isFull } from './e2e/support/full'
import { BINARY, environment, GALLERY, GALLERY_PORT, LOG, ORIGIN } from './e2e/support/server'
import { SIZES } from './e2e/support/sizes'

const isScreens = process.env.E2E_SCREENS === '1'

/** The everyday selection: what scripts ask for when no test is named. */
const isDaily = process.env.MILLESIME_TEST_DAILY === '1' && !isFull && !isScreens

/** What a smaller screen runs: the tests that are tagged with it, in the whole run those of all three tags. */
const taggedFor = (tag: RegExp, daily: RegExp) =>
  isScreens ? /@screens/ : isFull ? /@(phone|tablet|sizes)\b/ : isDaily ? daily : tag

/** The headless shell does what the whole browser does here, for a third less processor time. */
const browsers: [string, ...string[]] = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
/** Without one, its path is in the error of each test: linters read this file where no browser is. */
const chromium = browsers.find((path) => existsSync(path)) ?? browsers[0]

/** The parts by themselves; none of the everyday tests looks at them. */
const gallery = {
  command: `npx vite preview --config gallery/vite.config.ts --port ${GALLERY_PORT} --strictPort`,
  url: GALLERY,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
}

/**
 * The product in a real browser: the binary with its embedded interface, demo data in a fresh database; the gallery of
 * parts beside it. The desktop runs every test.
 *
 * What else runs at other sizes: a page that is only looked at is loaded once and looked at in three widths of the
 * window (support/sizes.ts). A journey whose way is another by touch or on a narrow screen (drawers, bars over the
 * page, cards for rows) is tagged @phone, or @tablet, and runs there too with the device emulated. A journey that
 * differs by nothing but the layout of pages that are looked at elsewhere is tagged @sizes, and runs on the others in
 * the whole run alone: `MILLESIME_TEST_FULL=1`, where tests of all three tags run at all three sizes, and axe looks at
 * all rows, all sizes, English colours and English dialogs too.
 *
 * `MILLESIME_TEST_DAILY=1` runs the tests alone that show on any day that everybody can work: on the desktop those tagged
 * @daily, and on the others those tagged @daily-phone or @daily-tablet. That is one test of each job of each group, not
 * of each way it may go; they take two processors four minutes at most.
 *
 * `E2E_SCREENS=1` takes the pictures of docs/screens instead. `E2E_BINARY` is the program to test, ../bin/millesime by
 * default.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // As many as the processors of a small machine, where the server and the browsers work beside them.
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
    { name: 'desktop', ...(isDaily && { grep: /@daily(?!-)\b/ }), use: { viewport: SIZES.desktop } },
    {
      name: 'tablet',
      grep: taggedFor(/@tablet\b/, /@daily-tablet\b/),
      use: { viewport: SIZES.tablet, hasTouch: true },
    },
    {
      name: 'mobile',
      grep: taggedFor(/@phone\b/, /@daily-phone\b/),
      use: { viewport: SIZES.mobile, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      // Where it stops by itself, what it said last is told.
      command: `mkdir -p "${dirname(LOG)}" && "${BINARY}" serve >"${LOG}" 2>&1 || { tail -n 20 "${LOG}" >&2; exit 1; }`,
      url: `${ORIGIN}/readyz`,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      // So many tests sign in at once that some would be told to wait.
      env: { ...environment(), MILLESIME_GATE_WEIGHT: '64' },
    },
    
  ],
  globalTeardown: './e2e/support/teardown.ts',
})
