import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const EditDialog = loadOnIntent(() => import('./EditDialog').then((part) => part.EditDialog))
export const CorrectDialog = loadOnIntent(() => import('./CorrectDialog').then((part) => part.CorrectDialog))
export const DocumentDialog = loadOnIntent(() => import('./DocumentDialog').then((part) => part.DocumentDialog))
