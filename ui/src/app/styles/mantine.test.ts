import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const library = 'node_modules/@mantine/core'
const isComponent = (name: string) => name !== '' && existsSync(`${library}/esm/components/${name}`)
const read = (path: string) => readFileSync(path, 'utf8')

/** The components that a file of ours takes from the library; its toasts are made of one more. */
const imported = globSync(['src/**/*.{ts,tsx}', 'gallery/**/*.tsx'])
  .flatMap((path) => [...read(path).matchAll(/import \{([^}]*)\} from '@mantine\/\w+'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter(isComponent)

/** Those and what they are made of. */
function madeOf(names: string[], known = new Set<string>()): Set<string> {
  for (const name of names.filter((one) => !known.has(one))) {
    known.add(name)
    const code = globSync(`${library}/esm/components/${name}/**/*.mjs`).map(read).join('\n')
    const inner = [...code.matchAll(/from "(?:\.\.\/)+(\w+)\//g)].map(([, part = '']) => part)
    madeOf(inner.filter(isComponent), known)
  }
  return known
}

it('names the stylesheets of the components in use, and no others', () => {
  const styled = read('src/app/styles/mantine.css')
  const named = [...styled.matchAll(/core\/styles\/(\w+)\.layer\.css/g)].map(([, name = '']) => name)
  const used = madeOf([...imported, 'Notification'])
  const wanted = [...used].filter((name) => existsSync(`${library}/styles/${name}.layer.css`))

  expect(named.filter((name) => isComponent(name) && !used.has(name))).toEqual([])
  // Of the accordion only its chevron is used, which has no style.
  expect(wanted.filter((name) => !named.includes(name) && name !== 'Accordion')).toEqual([])
})
