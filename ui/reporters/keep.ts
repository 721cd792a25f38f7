import { appendFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

type Part = 'test:ui' | 'e2e'
type Errors = readonly { message?: string; stack?: string }[]

/** What the summary of a whole run needs of one test. */
export interface Outcome {
  /** The task that ran it. */
  part: Part
  name: string
  milliseconds: number
  failed: boolean
  /** What runs this test alone, after `./task <part> --`. */
  repeat: string
  /** What a failed test said. */
  errors: Errors | undefined
}

/** Characters that fit on a line or two of a log. */
const LONGEST = 300

/** Characters of a failed test's words that are kept for the end of the run. */
const LONGEST_SAID = 4000

const plain = (errors: Errors) => stripVTControlCharacters(errors.map(({ message }) => message).join('\n')).trim()
const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ')

/** Keeps the outcome of a test for the summary; outside of a whole run there is none. */
export function keep({ part, name, milliseconds, failed, repeat, errors = [] }: Outcome): void {
  append('times', `${(milliseconds / 1000).toFixed(2)}\t${part}\t${onOneLine(name)}`)
  if (failed) keepFailure(part, name, repeat, errors, '')
}

/** Keeps what failed outside any one test: asking a test again excuses nothing of it. */
export function keepFault(part: Part, name: string, errors: Errors): void {
  keepFailure(part, name, '', errors, 'no test')
}

function keepFailure(part: Part, name: string, repeat: string, errors: Errors, final: string): void {
  const said = plain(errors)
  append(
    'failed',
    `${part}\t${onOneLine(name)}\t./task ${part} -- ${repeat}\t${onOneLine(said).slice(0, LONGEST)}\t${final}`,
  )
  append('said', `${onOneLine(name)}\n${said.slice(0, LONGEST_SAID)}`)
}

function append(file: string, line: string): void {
  const folder = process.env.MILLESIME_TEST_REPORT
  if (folder) appendFileSync(`${folder}/${file}`, `${line}\n`)
}

/** A text as one word of a command line. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
