import { Button } from '@mantine/core'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { differing } from '~/shared/forms/kept-draft'
import { useKeptDraft } from '~/shared/forms/use-kept-draft'
import { Notice } from '~/shared/parts/Notice'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { IdentityFields } from '../fields/IdentityFields'
import { completenessOf } from '../sheet/completeness'
import { draftOf } from '../sheet/draft-name'
import { previewOf } from '../sheet/preview'
import { anchorOf, SECTIONS, type Section, sectionOf } from '../sheet/sections'
import type { ProductSheet } from '../sheet/sheet'
import { useSheetForm } from '../sheet/use-sheet-form'
import type { SheetValues } from '../sheet/values'
import { CompletenessPanel } from './CompletenessPanel'
import { PagePreview, PreviewPanel } from './PreviewPanel'
import { SaveDock } from './SaveDock'
import { SectionNav } from './SectionNav'
import classes from './SheetForm.module.css'

// What one sees first is fetched first.
const FurtherFields = lazy(() => import('./FurtherFields').then((part) => ({ default: part.FurtherFields })))

interface Props {
  /** Null while the product is new. */
  sheet: ProductSheet | null
  initial: SheetValues
  /** Who sells it, as the preview names it. */
  company: string
  choosesSupplier: boolean
  /** A field to begin at, from ?champ=. */
  focus?: string | undefined
  onCreated: (sheet: ProductSheet) => void
}

/** What agents see of a sheet. */
const agentSections: Section[] = ['texts', 'pictures']

/** A product's sheet as a form: its parts beside the way to each, and what buyers will see. */
export function SheetForm({ sheet: opened, initial, company, choosesSupplier, focus, onCreated }: Props) {
  const { t } = useTranslation('products')
  const { form, sheet, before } = useSheetForm({
    sheet: opened,
    initial,
    choosesSupplier,
    onCreated,
  })
  const { values } = form
  const changes = useMemo(() => differing(values, before), [values, before])
  const kept = useMemo(() => draftOf(opened?.id ?? null), [opened?.id])
  const draft = useKeptDraft({ of: kept, version: sheet?.version ?? null, changes })
  const mayAll = sheet?.may.all ?? true
  const sections = !mayAll ? agentSections : SECTIONS.filter((one) => one !== 'history' || sheet !== null)
  const technicalSheet = sheet?.technicalSheet ?? null
  const hasTechnicalSheet = values.sheetFile.length > 0 || (technicalSheet !== null && values.keepsSheet)
  const completeness = completenessOf(values, hasTechnicalSheet)
  const preview = previewOf(values, sheet, company)
  const wrong = wrongBySection(form.errors)

  return (
    <AppForm form={form} label={t(sheet ? 'editForm' : 'createForm')} isGuarded={false}>
      {draft.found && (
        <DraftNotice
          at={draft.found.at}
          onResume={() => {
            form.setValues({ ...values, ...draft.found?.values } as SheetValues)
            draft.settle(true)
          }}
          onDrop={() => draft.settle(false)}
        />
      )}
      <div className={classes.columns}>
        <SectionNav sections={sections} wrong={wrong} />
        <div className={classes.main}>
          {mayAll && <IdentityFields form={form} choosesSupplier={choosesSupplier && sheet === null} />}
          <Suspense fallback={<BlockSkeleton height={900} />}>
            <FurtherFields form={form} sheet={sheet} mayAll={mayAll} onReady={() => focus && jumpTo(focus)} />
          </Suspense>
        </div>
        <aside className={classes.aside} aria-label={t('aside')}>
          <div className={classes.preview}>
            <PreviewPanel product={preview} />
          </div>
          <div className={classes.previewButton}>
            <PagePreview product={preview} />
          </div>
          {mayAll && <CompletenessPanel completeness={completeness} onJump={jumpTo} />}
        </aside>
      </div>
      <SaveDock
        changes={Object.keys(changes).length}
        score={mayAll ? completeness.score : null}
        isNew={sheet === null}
      />
    </AppForm>
  )
}

/** How many fields of each part are refused. */
function wrongBySection(errors: Record<string, unknown>): Partial<Record<Section, number>> {
  const counts: Partial<Record<Section, number>> = {}
  for (const [path, error] of Object.entries(errors)) {
    if (error) counts[sectionOf(path)] = (counts[sectionOf(path)] ?? 0) + 1
  }
  return counts
}

/** Brings a field into sight and puts the focus there; its part when the field itself is not on screen. */
function jumpTo(field: string): void {
  const target = document.querySelector<HTMLElement>(`[data-path$="${CSS.escape(field)}"]`)
  const place = target ?? document.getElementById(anchorOf(sectionOf(field)))
  place?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}

interface DraftNoticeProps {
  at: string
  onResume: () => void
  onDrop: () => void
}

/** What was entered earlier and never saved, offered again. */
function DraftNotice({ at, onResume, onDrop }: DraftNoticeProps) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.notice}>
      <Notice tone="attention" title={t('draft.title')}>
        <p className={classes.words}>{t('draft.help', { at: formatDateTime(at) })}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onResume}>
            {t('draft.resume')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDrop}>
            {t('draft.drop')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
