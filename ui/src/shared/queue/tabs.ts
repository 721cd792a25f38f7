const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('millesime-queue')

/** Tells the other tabs that what is kept has changed: a draft by its key, or what is to be sent (null). */
export const tellTabs = (draft: string | null) => channel?.postMessage(draft)

/** Listens to the other tabs. */
export function onTabs(listen: (draft: string | null) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<string | null>) => listen(data))
}
