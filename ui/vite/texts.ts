import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export interface Texts {
  [key: string]: string | Texts
}

/** A locale's texts, with the English one wherever it has none. */
export function filled(own: Texts, english: Texts): Texts {
  const all = { ...english, ...own }
  for (const [key, text] of Object.entries(english)) {
    const ours = own[key]
    if (typeof text === 'object' && typeof ours === 'object') all[key] = filled(ours, text)
  }
  return all
}

const FRENCH = /\/src\/locales\/fr\/[\w-]+\.json$/

/** Fills what French lacks (specification 9) when the interface is built: a page then loads one language. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    // Tests judge the files as they are.
    apply: () => process.env.VITEST === undefined,
    transform: {
      filter: { id: FRENCH },
      handler: (code, id) => {
        const english = readFileSync(id.replace('/fr/', '/en/'), 'utf8')
        return { code: JSON.stringify(filled(JSON.parse(code) as Texts, JSON.parse(english) as Texts)), map: null }
      },
    },
  }
}
