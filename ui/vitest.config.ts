import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** What needs a document: components, and modules that say so in their name. */
const withDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

const both: TestProjectInlineConfiguration['test'] = {
  // On two busy cores a screen with many fields takes its time; a test ends as soon as it is through.
  testTimeout: 90_000,
  hookTimeout: 90_000,
  // One more than the processors of a small machine: a screen under test often waits for a timer. Left to itself a project
  // has one of two, whatever stands for all of them.
  maxWorkers: 3,
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
          include: withDocument,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
    ],
  },
})
