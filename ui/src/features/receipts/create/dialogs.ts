import { loadTexts } from '~/shared/i18n/i18n'
import { loadOnIntent } from '~/shared/parts/load-on-intent'

export const PasteDialog = loadOnIntent(() => import('./PasteDialog').then((part) => part.PasteDialog))

/** With the texts that files of every kind share. */
export const ImportDialog = loadOnIntent(async () => {
  const [part] = await Promise.all([import('./ImportDialog'), loadTexts('tables')])
  return part.ImportDialog
})

/** Fetched with the first row that is to be settled; it stays, to lead on when the last one is. */
export const UnsettledRows = loadOnIntent(() => import('./UnsettledRows').then((part) => part.UnsettledRows))
export const LineDetails = loadOnIntent(() => import('./LineDetails').then((part) => part.LineDetails))
