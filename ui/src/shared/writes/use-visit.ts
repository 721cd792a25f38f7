import { useEffect } from 'react'

/** As long as its screen is open what was written there can be taken back. */
export function useVisit({ visit }: { visit: () => () => void }): void {
  useEffect(visit, [visit])
}
