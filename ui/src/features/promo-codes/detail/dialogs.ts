import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))
