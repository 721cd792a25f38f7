import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { keep, keepFault, quoted } from './keep'

/** Signs that mean something else in a pattern. */
const SIGNS = /[.*+?^${}()|[\]\\]/g

/** Keeps what the summary of a whole run tells about the tests of vitest. */
export default class KeepForSummary implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const file = relative(process.cwd(), test.module.moduleId)
    keep({
      part: 'test:ui',
      name: `${file} ${test.fullName}`,
      milliseconds: test.diagnostic()?.duration ?? 0,
      failed: test.result().state === 'failed',
      repeat: `${file} -t ${quoted(test.fullName.replaceAll(' > ', ' ').replaceAll(SIGNS, '\\$&'))}`,
      errors: test.result().errors,
    })
  }

  /** A file that cannot be loaded has no tests that could fail. */
  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length > 0) keepFault('test:ui', relative(process.cwd(), module.moduleId), module.errors())
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length > 0) keepFault('test:ui', 'outside any test', unhandled)
  }
}
