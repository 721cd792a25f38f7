import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  rem,
  type VariantColorsResolver,
} from '@mantine/core'
import { amber, brand, danger, onCoral, slate, stone, success, vine } from './palette'

/** Coral fills carry ink; coral words on white take the shade that can be read. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if ((input.color ?? 'brand') !== 'brand') return colors
  if (input.variant === 'filled') return { ...colors, hover: 'var(--ms-coral-bright)', color: onCoral }
  if (input.variant === 'default') return colors
  return { ...colors, color: 'var(--mantine-color-brand-7)' }
}

/** Mantine's theme; breakpoints are 600, 960, 1280, 1920 and 2560 px (specification 9). */
export const theme = createTheme({
  colors: {
    brand,
    slate,
    vine,
    amber,
    success,
    danger,
    gray: stone,
    red: danger,
    green: success,
    orange: amber,
    blue: slate,
  },
  primaryColor: 'brand',
  primaryShade: 4,
  variantColorResolver,
  black: '#1F1718',
  white: '#FFFFFF',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: {
    fontFamily: "'Fraunces Variable', Georgia, serif",
    fontWeight: '560',
    sizes: {
      h1: { fontSize: rem(28), lineHeight: '1.2' },
      h2: { fontSize: rem(20), lineHeight: '1.25' },
      h3: { fontSize: rem(16), lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  breakpoints: { xs: '30em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  shadows: {
    md: '0 4px 14px -4px rgba(42,18,20,.12), 0 2px 4px -2px rgba(42,18,20,.06)',
    lg: '0 16px 40px -12px rgba(42,18,20,.22)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'md' }, styles: { root: { fontWeight: 600 } } },
    Badge: {
      defaultProps: { radius: 'xl', variant: 'light' },
      styles: { root: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 } },
    },
    // As tall as what is written in it.
    Textarea: { defaultProps: { autosize: true, minRows: 2, maxRows: 8 } },
    Checkbox: { defaultProps: { iconColor: onCoral } },
    Radio: { defaultProps: { iconColor: onCoral } },
    Paper: { defaultProps: { radius: 'lg' } },
    // Scroll locking would inject an inline style, which the content security policy refuses; see base.css.
    Modal: { defaultProps: { lockScroll: false, radius: 'lg', centered: true } },
    Drawer: { defaultProps: { lockScroll: false } },
    // A header inside a layer would count as a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Select: { defaultProps: { checkIconPosition: 'right' } },
    Tooltip: { defaultProps: { openDelay: 350, color: 'gray.9', fz: 12 } },
  },
})

/** What of the product's variables (--ms-…) and Mantine's is so by light; styles/tokens.css has what never changes, styles/dark.css the dark. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--ms-sidebar': '#241316',
    '--ms-surface': '#FFFFFF',
    '--ms-raised': '#FFFFFF',
    '--ms-panel': '#FAF8F6',
    '--ms-sunken': '#F4F0ED',
    '--ms-line': '#E9E3DE',
    '--ms-field': '#94877F',
    '--ms-shade': '#2A121424',
    '--ms-halo': '#3A5B6B40',
    '--ms-halo-error': '#B0002033',
    '--ms-veil': 'transparent',
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1F1718',
    '--mantine-color-dimmed': '#6B605D',
    '--mantine-color-default-border': '#E4DCD6',
    '--mantine-color-placeholder': '#776B66',
    '--mantine-color-anchor': '#A8332B',
    '--mantine-color-error': '#B00020',
    '--mantine-primary-color-contrast': onCoral,
  },
  dark: {},
})
