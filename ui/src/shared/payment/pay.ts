import { loadOnIntent } from '~/shared/parts/load-on-intent'

/** Fetched when somebody turns to what opens it. */
export const PayDialog = loadOnIntent(() => import('./PayDialog').then((part) => part.PayDialog))
