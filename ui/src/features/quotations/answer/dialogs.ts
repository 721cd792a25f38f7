import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const MoveDialog = loadOnIntent(() =>
  import('~/shared/order/OrderMoveDialog').then((part) => part.OrderMoveDialog),
)

export const ProofDialog = loadOnIntent(() => import('./ProofDialog').then((part) => part.ProofDialog))
