// Holds the OpenAPI document against the recommended rules of Redocly; a warning fails too.
import { fileURLToPath } from 'node:url'
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'

const document = fileURLToPath(new URL('../../../docs/reference/openapi.gen.json', import.meta.url))
const config = await createConfig({ extends: ['recommended'] })
const problems = await lint({ ref: document, config })

if (problems.length > 0) {
  formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '', maxProblems: 50 })
  process.exitCode = 1
}
