import type { Plugin } from 'vite'

const NAME = 'react-remove-scroll'

/** The frame that the library draws around a layer, without the lock. */
const frame = `
import { createElement, forwardRef } from 'react'
export const RemoveScroll = forwardRef(({ children, className, style }, ref) =>
  createElement('div', { ref, className, style }, children))
RemoveScroll.classNames = { fullWidth: 'width-before-scroll-bar', zeroRight: 'right-scroll-bar-position' }
`

/**
 * Leaves the scroll lock out of the build: Modal and Drawer have it switched off (app/theme.ts), because its inline styles
 * are refused by the content security policy, and it would be 4 kB of every visit.
 */
export const noScrollLock: Plugin = {
  name: 'no-scroll-lock',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? frame : null),
}
