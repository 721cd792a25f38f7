import type { Plugin } from 'vite'

/** What Mantine hangs on a component that we draw (`Menu.Sub` on `Menu`), and that no screen uses. */
export const leftOut = [
  'ActionIcon.Group',
  'ActionIcon.GroupSection',
  'Button.Group',
  'Button.GroupSection',
  'Menu.CheckboxGroup',
  'Menu.CheckboxItem',
  'Menu.ContextMenu',
  'Menu.Search',
  'Menu.Sub',
  'Popover.ContextMenu',
  'Tooltip.Floating',
]

/** The module of a part, which is its name as well: `MenuSub`. */
export const moduleOf = (part: string) => part.replace('.', '')

const names = new Set(leftOut.map(moduleOf))
const MARK = '\0left-out:'

/**
 * Leaves parts of Mantine out of the build. What hangs on a component cannot be shaken off by the bundler, and would be
 * 4 kB of every page that has a menu. Who wants one takes it off the list: its test says so, and it throws when drawn.
 */
export const noUnusedParts: Plugin = {
  name: 'no-unused-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const [, name] = /\/(\w+)\.mjs$/.exec(id) ?? []
    return name && names.has(name) && importer?.includes('@mantine/core') ? MARK + name : null
  },
  load(id) {
    if (!id.startsWith(MARK)) return null
    const name = id.slice(MARK.length)
    return `export function ${name}() { throw new Error('${name} is left out of the build: vite/left-out.ts') }`
  },
}
