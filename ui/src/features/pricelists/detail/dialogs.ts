import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const PublishDialog = loadOnIntent(() => import('./PublishDialog').then((part) => part.PublishDialog))
export const ReviseDialog = loadOnIntent(() => import('./ReviseDialog').then((part) => part.ReviseDialog))
export const EndDialog = loadOnIntent(() => import('./EndDialog').then((part) => part.EndDialog))
