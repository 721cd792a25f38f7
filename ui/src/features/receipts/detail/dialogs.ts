import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const EditDialog = loadOnIntent(() => import('./EditDialog').then((part) => part.EditDialog))
export const CancelDialog = loadOnIntent(() => import('./CancelDialog').then((part) => part.CancelDialog))
export const CorrectDialog = loadOnIntent(() => import('./CorrectDialog').then((part) => part.CorrectDialog))
export const DocumentDialog = loadOnIntent(() => import('./DocumentDialog').then((part) => part.DocumentDialog))
export const FinishDialog = loadOnIntent(() => import('./FinishDialog').then((part) => part.FinishDialog))
