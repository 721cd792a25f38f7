import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const RecountDialog = loadOnIntent(() => import('./RecountDialog').then((part) => part.RecountDialog))
export const ApproveDialog = loadOnIntent(() => import('./ApproveDialog').then((part) => part.ApproveDialog))
