import { useMediaQuery } from '@mantine/hooks'

/** How much room tables have: cards below 960 px, then tables that show more and more columns. */
export type TableWidth = 'cards' | 'tablet' | 'desktop' | 'wide'

const options = { getInitialValueInEffect: false }

/** The room a table has now. */
export function useTableWidth(): TableWidth {
  const isCards = useMediaQuery('(max-width: 59.99em)', false, options)
  const isTablet = useMediaQuery('(max-width: 79.99em)', false, options)
  const isDesktop = useMediaQuery('(max-width: 99.99em)', false, options)
  if (isCards) return 'cards'
  if (isTablet) return 'tablet'
  return isDesktop ? 'desktop' : 'wide'
}
