import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const InviteDialog = loadOnIntent(() => import('./invitations/InviteDialog').then((part) => part.InviteDialog))

export const RelationDialogs = loadOnIntent(() =>
  import('./relations/RelationDialogs').then((part) => part.RelationDialogs),
)
