/** What tabs of one browser tell one another. */
export type TabMessage =
  | { kind: 'news'; id: string; subjects: string[] }
  | { kind: 'ready'; id: string }
  | { kind: 'read' }

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('millesime-notifications')

/** Reaches every tab but this one. */
export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message)
}

/** Listens to the other tabs until the function it gives is called. */
export function hearOtherTabs(onMessage: (message: TabMessage) => void): () => void {
  const hear = (event: MessageEvent<TabMessage>) => onMessage(event.data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
