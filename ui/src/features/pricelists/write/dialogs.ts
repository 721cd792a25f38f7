import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const PasteDialog = loadOnIntent(() => import('./PasteDialog').then((part) => part.PasteDialog))
export const CopyDialog = loadOnIntent(() => import('./CopyDialog').then((part) => part.CopyDialog))
export const CatalogueDialog = loadOnIntent(() => import('./CatalogueDialog').then((part) => part.CatalogueDialog))
export const MoveDialog = loadOnIntent(() => import('./MoveDialog').then((part) => part.MoveDialog))

/** Fetched with the first row that is to be settled; it stays, to lead on when the last one is. */
export const UnsettledRows = loadOnIntent(() => import('./UnsettledRows').then((part) => part.UnsettledRows))
