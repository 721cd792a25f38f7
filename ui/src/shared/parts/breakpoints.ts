import { useMediaQuery } from '@mantine/hooks'

/** Below 1280 px, the mobile breakpoint of specification 9: rail or tabs instead of the sidebar, filters in a drawer. */
export const useIsRail = () => useMediaQuery('(max-width: 79.99em)', false, { getInitialValueInEffect: false })
