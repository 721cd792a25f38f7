import { appendFileSync } from 'node:fs'

/** What the summary of a whole run needs of one test. */
export interface Outcome {
  /** The task that ran it. */
  part: 'test:ui' | 'e2e'
  name: string
  milliseconds: number
  failed: boolean
  /** What runs this test alone, after `./task <part> --`. */
  repeat: string
}

/** Keeps the outcome of a test for the summary; outside of a whole run there is none. */
export function keep({ part, name, milliseconds, failed, repeat }: Outcome): void {
  const folder = process.env.MILLESIME_TEST_REPORT
  if (!folder) return
  const words = name.replaceAll(/\s+/g, ' ')
  appendFileSync(`${folder}/times`, `${(milliseconds / 1000).toFixed(2)}\t${part}\t${words}\n`)
  if (failed) appendFileSync(`${folder}/failed`, `${part}\t${words}\t./task ${part} -- ${repeat}\n`)
}

/** A text as one word of a command line. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
