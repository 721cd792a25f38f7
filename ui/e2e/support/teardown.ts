import { rmSync } from 'node:fs'
import { runFolder } from './server'

/** Removes what the run wrote. */
export default function teardown(): void {
  rmSync(runFolder(), { recursive: true, force: true })
}
