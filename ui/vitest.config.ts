import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { KeepForSummary } from './reporters/vitest'

/** What needs a document: components, and modules that say so in their name. */
const withDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', new KeepForSummary()],
    // On two busy cores a screen with many fields takes its time; a test ends as soon as it is through.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'gallery/*.test.ts'],
          exclude: withDocument,
          setupFiles: ['src/testing/setup-node.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'document', environment: 'jsdom', include: withDocument, setupFiles: ['src/testing/setup.ts'] },
      },
    ],
  },
})
