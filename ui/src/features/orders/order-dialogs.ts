import { lazy } from 'react'

// Fetched when one is opened: the page of an order is read far more often.
export const MoveDialog = lazy(() => import('~/shared/order/MoveDialog').then((part) => ({ default: part.MoveDialog })))
