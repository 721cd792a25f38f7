import { useMediaQuery } from '@mantine/hooks'

/** Below 1280 px, the mobile breakpoint of specification 9: rail or tabs instead of the sidebar, filters in a drawer. */
export const useIsRail = () => useMediaQuery('(max-width: 79.99em)', false, { getInitialValueInEffect: false })

/** Below 960 px there are tabs at the bottom instead of a menu on the left. */
export const useHasTabs = () => useMediaQuery('(max-width: 59.99em)', false, { getInitialValueInEffect: false })
