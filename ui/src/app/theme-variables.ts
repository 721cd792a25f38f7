import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme, variables } from './theme'

/**
 * Gives the theme's variables to the document as a constructed style sheet. Mantine would write a style element,
 * which a content security policy without unsafe-inline refuses.
 */
export function adoptThemeVariables(): void {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const own = variables(merged)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    convertCssVariables({
      variables: { ...defaults.variables, ...own.variables },
      light: { ...defaults.light, ...own.light },
      dark: {},
    }),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
