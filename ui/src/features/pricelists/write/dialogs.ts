import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const PasteDialog = loadOnIntent(() => import('./PasteDialog').then((part) => part.PasteDialog))
export const CopyDialog = loadOnIntent(() => import('./CopyDialog').then((part) => part.CopyDialog))
export const CatalogueDialog = loadOnIntent(() => import('./CatalogueDialog').then((part) => part.CatalogueDialog))
export const MoveDialog = loadOnIntent(() => import('./MoveDialog').then((part) => part.MoveDialog))
