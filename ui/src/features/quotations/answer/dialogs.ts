import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const MoveDialog = loadOnIntent(() => import('~/shared/order/MoveDialog').then((part) => part.MoveDialog))

export const ProofDialog = loadOnIntent(() => import('./ProofDialog').then((part) => part.ProofDialog))
