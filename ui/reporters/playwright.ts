import { relative } from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { keep, keepFault } from './keep'

/** Keeps what the summary of a whole run tells about the tests in the browser. */
export default class KeepForSummary implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`
    const project = test.parent.project()?.name ?? ''
    keep({
      part: 'e2e',
      name: `${place} ${project} ${test.title}`,
      milliseconds: result.duration,
      failed: result.status !== test.expectedStatus && result.status !== 'skipped',
      repeat: `${place} --project=${project}`,
      errors: result.errors,
    })
  }

  onError(error: TestError): void {
    keepFault('e2e', 'outside any test', [error])
  }
}
