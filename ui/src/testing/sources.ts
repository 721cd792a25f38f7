const files = import.meta.glob<string>(['~/**/*.{ts,tsx}'], { eager: true, query: '?raw', import: 'default' })

/** The text of every source file, by its path from the root of ui (src/…). */
export const sources: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^\//, ''), text]),
)
