/** As much of a PostCSS rule as is used here. */
interface Rule {
  selectors: string[]
  remove: () => void
}

const DARK = /\[data-mantine-color-scheme=['"]?dark['"]?\]/

/** Leaves out Mantine's own dark rules: the dark scheme is made of other tokens (app/styles/dark.css). */
export const oneScheme = {
  postcssPlugin: 'one-scheme',
  Rule(rule: Rule) {
    const light = rule.selectors.filter((selector) => !DARK.test(selector))
    if (light.length === 0) rule.remove()
    else if (light.length < rule.selectors.length) rule.selectors = light
  },
}
