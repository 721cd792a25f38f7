import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { everyday } from './everyday.ts'

/** A path among the sources. */
const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url))

/** What needs a document: components, and modules that say so in their name. */
const withDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

/** What has something stand in for a module: these files share no modules with others. */
const mocking = ['src/features/orders/detail/order-dialogs.test.tsx', 'src/features/profile/edit/loading.test.tsx']

const isDaily = process.env.MILLESIME_TEST_DAILY === '1'

const both: TestProjectInlineConfiguration['test'] = {
  // On two busy cores a screen with many fields takes its time; a test ends as soon as it is through.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Left to itself a project has one worker of two, whatever stands for all of them.
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
}

/** Tests of components: the files of a worker share the modules of the product, which halves the time of a run. */
const components = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  // Each file begins with stores in their first state.
  resolve: { alias: [{ find: /^zustand$/, replacement: source('testing/zustand.ts') }] },
  test: { ...both, name, environment: 'jsdom', setupFiles: ['src/testing/setup.ts'], ...test },
})

export default defineConfig({
  test: {
    reporters: ['default', './reporters/vitest.ts'],
    // What a test that passed wrote to the console is noise beside what fails.
    silent: 'passed-only',
    projects: [
      {
        resolve: { alias: { '~': source('.') } },
        test: {
          ...both,
          name: 'node',
          isolate: false,
          include: ['src/**/*.test.ts', 'gallery/*.test.ts', 'vite/*.test.ts'],
          exclude: withDocument,
          setupFiles: ['src/testing/setup-node.ts'],
        },
      },
      components('document', { isolate: false, include: isDaily ? everyday : withDocument, exclude: mocking }),
      ...(isDaily ? [] : [components('alone', { include: mocking })]),
    ],
  },
})
