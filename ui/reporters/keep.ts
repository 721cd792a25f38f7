import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What the summary of a whole run needs of one test. */
export interface Outcome {
  /** The task that ran it. */
  part: 'test:ui' | 'e2e'
  name: string
  milliseconds: number
  failed: boolean
  /** What runs this test alone, after `./task <part> --`. */
  repeat: string
  /** What a failed test said. */
  errors: readonly { message?: string }[] | undefined
}

/** Characters that fit on a line or two of a log. */
const LONGEST = 300

/** Keeps the outcome of a test for the summary; outside of a whole run there is none. */
export function keep({ part, name, milliseconds, failed, repeat, errors = [] }: Outcome): void {
  const folder = process.env.MILLESIME_TEST_REPORT
  if (!folder) return
  const words = name.replaceAll(/\s+/g, ' ')
  appendFileSync(`${folder}/times`, `${(milliseconds / 1000).toFixed(2)}\t${part}\t${words}\n`)
  if (!failed) return
  const all = errors.map(({ message }) => message).join(' ')
  const said = stripVTControlCharacters(all).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)
  appendFileSync(`${folder}/failed`, `${part}\t${words}\t./task ${part} -- ${repeat}\t${said}\n`)
}

/** A text as one word of a command line. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
