import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { CatalogueDialog, CopyDialog, MoveDialog, PasteDialog } from './dialogs'
import type { LinesDialog } from './LinesPanel'
import { type WrittenLine, wineCount, withLines } from './lines'
import { withMove } from './move'
import { type KnownRow, place } from './rows'
import { heldAgainst, type References } from './use-references'
import type { ListValues } from './values'

interface Props {
  form: AppFormState<ListValues>
  /** The list that is changed; null for a new one. */
  self: number | null
  references: References
  opened: LinesDialog | null
  onLines: (lines: WrittenLine[]) => void
  onClose: () => void
}

/** Where lines come from together, and what moves them together. */
export function LineDialogs({ form, self, references, opened, onLines, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const { supplier, lines, unsettled } = form.values

  /** Rows from a list become lines; what cannot is left to be settled. */
  function take(rows: KnownRow[]): void {
    const placed = place(rows, lines)
    form.setFieldValue('lines', placed.lines)
    form.setFieldValue('unsettled', [...unsettled, ...placed.left])
    const count = rows.length - placed.left.length
    if (count > 0) toast.success(t('write.added', plural(count)))
  }

  /** Lines from elsewhere; a wine that is here already keeps its prices. */
  function add(more: WrittenLine[]): void {
    const here = new Set(lines.map(({ wine }) => wine['@id']))
    const fresh = more.filter(({ wine }) => !here.has(wine['@id']))
    form.setFieldValue('lines', withLines(lines, fresh))
    const count = wineCount(fresh)
    const kept = wineCount(more) - count
    const words = t('write.addedWines', plural(count))
    const rest = kept > 0 ? ` ${t('write.keptWines', plural(kept))}` : ''
    toast.success(words + rest)
  }

  const dialog = { supplier: Number(supplier), onClose }
  return (
    <>
      {opened?.of === 'paste' && <PasteDialog {...dialog} onRead={take} />}
      {opened?.of === 'copy' && <CopyDialog {...dialog} self={self} onAdd={add} />}
      {opened?.of === 'catalogue' && <CatalogueDialog {...dialog} audience={form.values} onAdd={add} />}
      {opened?.of === 'move' && (
        <MoveDialog
          lines={heldAgainst(opened.lines, references)}
          onClose={onClose}
          onMove={(move) => {
            const chosen = new Set(opened.lines.map(({ key }) => key))
            onLines(withMove(heldAgainst(lines, references), (key) => chosen.has(key), move))
            onClose()
          }}
        />
      )}
    </>
  )
}
