import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { showDocument } from '~/shared/document/documents'
import { plural } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { type Draft, ResumedNotice } from '~/shared/forms/Drafted'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { type AppFormState, useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { toast } from '~/shared/toasts/toast'
import { WAREHOUSES } from '~/shared/warehouse/goods'
import type { Place } from '~/shared/warehouse/product-queries'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { receipts } from '../receipt-query'
import { ImportDialog, PasteDialog } from './dialogs'
import type { LineTable } from './file'
import { HeadFields } from './HeadFields'
import { type LinesDialog, LinesPanel } from './LinesPanel'
import { type AnnouncedLine, type KnownRow, place as placeRows } from './rows'
import { type Announcement, announce, announcementRules, newAnnouncement } from './values'

interface Props extends Draft<Announcement> {
  user: Me
}

/** What is announced; nothing that was entered is lost when it is refused, nor by a reload. */
export function AnnounceForm({ user, draft, keep, onAnew }: Props) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const navigate = useNavigate()
  const namesSupplier = isAdmin(user.userGroup.code)
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const [initialValues] = useState(() => resumed ?? newAnnouncement(namesSupplier ? '' : String(user.id)))
  const form = useAppForm({
    initialValues,
    rules: announcementRules,
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    send: announce,
    onSent: (receipt) => {
      void keep(null).catch(() => undefined)
      showDocument(client, receipts, receipt)
      toast.success(t('create.done', { number: receipt.number }))
      void navigate({ to: '/receipts/$receiptId', params: { receiptId: String(receipt.id) }, replace: true })
    },
  })
  const { supplier, warehouse, lines, unsettled } = form.values
  const place = { supplier: Number(supplier), warehouse }
  const [opened, setOpened] = useState<LinesDialog | null>(null)

  function submit(event?: React.FormEvent): Promise<void> {
    event?.preventDefault()
    const others = [
      ...(lines.length === 0 ? [t('create.noLines')] : []),
      ...(unsettled.length > 0 ? [t('create.unsettledLeft', { count: unsettled.length })] : []),
    ]
    if (others.length === 0) return form.submit()
    form.refuse({ fields: {}, others })
    return Promise.resolve()
  }

  /** Rows from a list or a file become lines; what cannot is left to be settled. */
  function take(rows: KnownRow[]): void {
    const placed = placeRows(rows, lines, warehouse)
    form.setFieldValue('lines', placed.lines)
    form.setFieldValue('unsettled', [...unsettled, ...placed.left])
    if (placed.wines > 0) toast.success(t('create.added', { count: placed.wines }))
  }

  return (
    <>
      <AppForm form={{ ...form, submit }} label={t('create.title')} isGuarded={!isKept}>
        <Stack gap={16}>
          {resumed && <ResumedNotice words={t('create.kept')} anew={t('create.anew')} onAnew={onAnew} />}
          <DeliveryPanel form={form} namesSupplier={namesSupplier} />
          {supplier !== '' && <LinesPanel form={form} onOpen={setOpened} />}
          <Foot lines={lines} />
        </Stack>
      </AppForm>
      {/* A form of its own: within the other, sending it would send both. */}
      <Dialogs opened={opened} place={place} onOpen={setOpened} onRead={take} />
    </>
  )
}

interface DeliveryProps {
  form: AppFormState<Announcement>
  /** The person announces for others. */
  namesSupplier: boolean
}

/** Whose goods come, where to, and how. */
function DeliveryPanel({ form, namesSupplier }: DeliveryProps) {
  const { t } = useTranslation('receipts')
  const { supplier, lines } = form.values
  return (
    <Panel title={t('create.delivery')}>
      <Stack gap={14}>
        {namesSupplier && (
          <SupplierField
            {...form.getInputProps('supplier')}
            help={lines.length > 0 ? t('create.supplierFixed') : ''}
            disabled={lines.length > 0}
            value={supplier}
            onChange={(chosen) => form.setFieldValue('supplier', chosen)}
          />
        )}
        <ChoiceField
          label={t('column.warehouse')}
          choices={WAREHOUSES.map((value) => ({ value, label: t(`warehouse:kept.${value}`) }))}
          {...form.getInputProps('warehouse')}
        />
        <HeadFields form={form} />
      </Stack>
    </Panel>
  )
}

/** How many wines and bottles are announced. */
function Foot({ lines }: { lines: readonly AnnouncedLine[] }) {
  const { t } = useTranslation('receipts')
  const bottles = lines.reduce((sum, { expected }) => sum + expected, 0)
  return (
    <StepFoot
      words={
        lines.length === 0
          ? t('create.noLines')
          : t('create.sum', {
              lines: t('lines', plural(lines.length)),
              bottles: t('warehouse:bottles', plural(bottles)),
            })
      }
    >
      <SubmitButton>{t('create.send')}</SubmitButton>
    </StepFoot>
  )
}

interface DialogsProps {
  opened: LinesDialog | null
  place: Place
  onOpen: (dialog: LinesDialog | null) => void
  onRead: (rows: KnownRow[]) => void
}

/** Where lines come from together: a pasted table whose columns nobody knows is asked about like a file. */
function Dialogs({ opened, onOpen, ...rest }: DialogsProps) {
  const [pasted, setPasted] = useState<LineTable | null>(null)
  function onClose() {
    onOpen(null)
    setPasted(null)
  }
  function onTable(table: LineTable) {
    setPasted(table)
    onOpen('file')
  }
  return (
    <>
      {opened === 'paste' && <PasteDialog {...rest} onClose={onClose} onTable={onTable} />}
      {opened === 'file' && <ImportDialog {...rest} onClose={onClose} pasted={pasted} />}
    </>
  )
}
