import { rmSync } from 'node:fs'
import { runFolder } from './server'

/** Removes what the run wrote; the program, which ends at the same time, may still write a paper. */
export default function teardown(): void {
  rmSync(runFolder(), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
