import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ADDRESS = `127.0.0.1:${process.env.E2E_PORT ?? '18090'}`
export const ORIGIN = `http://${ADDRESS}`

/** The program under test. */
export const BINARY = process.env.E2E_BINARY ?? fileURLToPath(new URL('../../../bin/millesime', import.meta.url))

/** A folder of this run alone, the same in every worker process: the database, and who has been taken by which test. */
export function runFolder(): string {
  process.env.E2E_RUN_FOLDER ??= mkdtempSync(join(tmpdir(), 'millesime-e2e-'))
  return process.env.E2E_RUN_FOLDER
}
