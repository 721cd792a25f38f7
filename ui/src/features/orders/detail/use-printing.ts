import { useSyncExternalStore } from 'react'

const paper = () => window.matchMedia('print')

function onChange(notify: () => void) {
  const media = paper()
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the page is being put on paper: what only paper shows is drawn then. */
export const usePrinting = () => useSyncExternalStore(onChange, () => paper().matches)
