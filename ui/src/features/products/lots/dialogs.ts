import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const LotDialog = loadOnIntent(() => import('./LotDialog').then((part) => part.LotDialog))

export const QrDialog = loadOnIntent(() => import('./QrDialog').then((part) => part.QrDialog))
