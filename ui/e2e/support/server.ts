import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** tools/scripts/with-chromium.sh chooses ports that are free. */
const port = Number(process.env.E2E_PORT ?? '18090')

export const ADDRESS = `127.0.0.1:${port}`
export const ORIGIN = `http://${ADDRESS}`

/** The server of the gallery's build: the product has no trace of it. */
export const GALLERY_PORT = Number(process.env.E2E_GALLERY_PORT ?? port + 1000)
export const GALLERY = `http://127.0.0.1:${GALLERY_PORT}/gallery.html`

/** The program under test. */
export const BINARY = process.env.E2E_BINARY ?? fileURLToPath(new URL('../../../bin/millesime', import.meta.url))

/** Where the program's own log of the run is kept, to read after a failure: with the summary of a whole run where there is one. */
export const LOG = process.env.MILLESIME_TEST_REPORT
  ? join(process.env.MILLESIME_TEST_REPORT, 'e2e-server.log')
  : fileURLToPath(new URL('../../test-results/server.log', import.meta.url))

/** A folder of this run alone, the same in every worker process: the database, and who has been taken by which test. */
export function runFolder(): string {
  process.env.E2E_RUN_FOLDER ??= mkdtempSync(join(tmpdir(), 'millesime-e2e-'))
  return process.env.E2E_RUN_FOLDER
}

/** The settings it runs with: demo data in a database of this run's own. */
export const environment = () => ({
  MILLESIME_ADDR: ADDRESS,
  MILLESIME_DEMO: '1',
  MILLESIME_DATABASE_URL: `sqlite:${runFolder()}/data/millesime.db`,
  MILLESIME_FILES_URL: `file:${runFolder()}/data/files`,
  // Tests that are counted by their address say which one they come from.
  MILLESIME_TRUSTED_PROXY: '127.0.0.1',
})

/** Where the program leaves its mails while no mail server is set. */
export const mailFolder = () => join(runFolder(), 'data', 'mails')
