import { readFileSync } from 'node:fs'
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { expect, it } from 'vitest'
import { theme, variables } from './theme'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const own = variables(merged)
const tokens = readFileSync('src/app/styles/tokens.css', 'utf8')

it.each([
  ['R-9.026', 'sm', 600],
  ['R-9.027', 'md', 960],
  ['R-9.028', 'lg', 1280],
  ['R-9.029', 'xl', 1920],
  ['R-9.030', 'xxl', 2560],
])('%s the breakpoint %s is %d px', (_, name, px) => {
  expect(Number.parseFloat(merged.breakpoints[name] ?? '') * 16).toBe(px)
})

it.each([
  ['R-9.032', 'primary', merged.colors.brand?.[4], '#ED6D62'],
  ['R-9.033', 'secondary', merged.colors.slate?.[6], '#3A5B6B'],
  ['R-9.034', 'error', own.light['--mantine-color-error'], '#B00020'],
  ['R-9.035', 'success', merged.colors.success?.[4], '#4CAF50'],
  ['R-9.036', 'warning', merged.colors.amber?.[4], '#FB8C00'],
  ['R-9.037', 'info', merged.colors.slate?.[1], '#DBE6EB'],
  ['R-9.038', 'green', merged.colors.vine?.[6], '#4B6B34'],
  ['R-9.039', 'gray', /--ms-gray: ([^;]+);/.exec(tokens)?.[1], '#828282'],
  ['R-9.040', 'background', own.light['--mantine-color-body'], '#FFFFFF'],
])('%s the colour %s', (_, _name, value, expected) => expect(value).toBe(expected))
