import { loadOnIntent } from '~/shared/parts/load-on-intent'

/** The dialog of a move, fetched when somebody turns to its button. */
export const MoveDialog = loadOnIntent(() => import('./MoveDialog').then((part) => part.MoveDialog))
