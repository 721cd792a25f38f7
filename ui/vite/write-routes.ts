import { resolveConfig } from 'vite'

/** Writes src/routeTree.gen.ts, as the plugin of the router does whenever it is configured: no build is needed for it. */
await resolveConfig({}, 'build')
