import { type RefObject, useEffect } from 'react'

/** Pixels at the end of tabs that are pale, to tell that more follow. */
const FADE = 40

/** Scrolls the current one of tabs that do not all fit into sight, when it changes. */
export function useCurrentInSight(tabs: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is another place to scroll to
  useEffect(() => {
    const box = tabs.current
    const tab = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !tab) return
    const from = tab.getBoundingClientRect().left - box.getBoundingClientRect().left
    const isInSight = from >= 0 && from + tab.offsetWidth <= box.clientWidth - FADE
    if (!isInSight) box.scrollLeft += from - FADE
  }, [tabs, current])
}
