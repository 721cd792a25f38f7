import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const InviteDialog = loadOnIntent(() => import('./InviteDialog').then((part) => part.InviteDialog))

export const RelationDialogs = loadOnIntent(() => import('./RelationDialogs').then((part) => part.RelationDialogs))
