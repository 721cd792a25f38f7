import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { noUnusedParts } from './vite/left-out.ts'
import { oneScheme } from './vite/one-scheme.ts'
import { pages } from './vite/pages.ts'
import { noScrollLock } from './vite/scroll-lock.ts'
import { texts } from './vite/texts.ts'
import { codeSplitting } from './weight/groups.ts'

const api = process.env.MILLESIME_API ?? 'http://127.0.0.1:8080'

/** /logout is a document that the server answers: it ends the session there, then the interface's own page follows. */
const logout: Plugin = {
  name: 'logout',
  configureServer: ({ middlewares }) => {
    middlewares.use(async (request, response, next) => {
      if (/^\/(en\/)?logout\/?$/.test(request.url ?? '')) {
        const { cookie = '' } = request.headers
        const answer = await fetch(api + request.url, { headers: { cookie } })
        response.setHeader('Set-Cookie', answer.headers.getSetCookie())
      }
      next()
    })
  },
}

export default defineConfig({
  // The router plugin must see the sources before the React plugin transforms them.
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    logout,
    noScrollLock,
    noUnusedParts,
    texts(),
    pages(),
  ],
  css: { postcss: { plugins: [oneScheme] } },
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api } },
  // What screens load late is made ready at the start, or the page would reload when it is first asked for.
  optimizeDeps: { entries: ['index.html', 'gallery.html', 'gallery/parts/*.tsx', 'src/routes/**/*.tsx'] },
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting,
        // The entry names every piece: with words in their names, and a letter more, that is 1.8 kB (of 158). What a name
        // stands for is in dist/.vite/manifest.json.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
})
