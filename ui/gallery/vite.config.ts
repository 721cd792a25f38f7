import { mergeConfig } from 'vite'
import product from '../vite.config.ts'

/** The gallery built by itself, for the tests that look at every part; the product's own build knows nothing of it. */
export default mergeConfig(product, {
  build: {
    outDir: '../.task/gallery',
    emptyOutDir: true,
    manifest: false,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'gallery.html' },
  },
  preview: { host: '127.0.0.1' },
})
