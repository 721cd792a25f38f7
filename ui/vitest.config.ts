import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { everyday } from './everyday.ts'

/** What needs a document: components, and modules that say so in their name. */
const withDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

const both: TestProjectInlineConfiguration['test'] = {
  // On two busy cores a screen with many fields takes its time; a test ends as soon as it is through.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // Left to itself a project has one worker of two, whatever stands for all of them.
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    reporters: ['default', './reporters/vitest.ts'],
    projects: [
      {
        resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
        test: {
          ...both,
          name: 'node',
          include: ['src/**/*.test.ts', 'gallery/*.test.ts', 'vite/*.test.ts'],
          exclude: withDocument,
          setupFiles: ['src/testing/setup-node.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...both,
          name: 'document',
          environment: 'jsdom',
          include: process.env.MILLESIME_TEST_DAILY === '1' ? everyday : withDocument,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
