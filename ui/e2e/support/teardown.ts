import { rm } from 'node:fs/promises'
import { runFolder } from './server'

/** Removes what the run wrote; the program, which ends meanwhile, may still write a paper. */
export default function teardown(): Promise<void> {
  return rm(runFolder(), { recursive: true, force: true, maxRetries: 60, retryDelay: 100 })
}
