import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const HandOverDialog = loadOnIntent(() => import('./HandOverDialog').then((part) => part.HandOverDialog))
export const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))
