import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const SampleDialogs = loadOnIntent(() => import('./SampleDialogs').then((part) => part.SampleDialogs))
