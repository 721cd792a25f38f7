import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { formatInteger } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { meanwhileOf } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { type Draft, ResumedNotice } from '~/shared/forms/Drafted'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { toast } from '~/shared/toasts/toast'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { FarPrices } from '../FarPrices'
import { farWritten } from '../far-prices'
import type { PriceListDetail } from '../price-list'
import { CatalogueDialog, CopyDialog, MoveDialog, PasteDialog } from './dialogs'
import { HeadFields } from './HeadFields'
import { type LinesDialog, LinesPanel } from './LinesPanel'
import { lineProblems, MOST_LINES, type WrittenLine, wineCount, withLines } from './lines'
import { begunWith, comparedOf, listFields } from './list-fields'
import { withMove } from './move'
import { refusalsOf } from './refusals'
import { type KnownRow, place } from './rows'
import { heldAgainst, useReferences } from './use-references'
import { type ListValues, listRules } from './values'

/** What the rules of this form say is words. */
const isWords = (error: [string, unknown]): error is [string, string] => typeof error[1] === 'string'

interface Props extends Draft<ListValues> {
  user: Me
  /** The list that is changed; null for a new one. */
  self: number | null
  before: ListValues
  label: string
  submit: string
  /** Reads the list that is changed, as it stands now. */
  read?: () => Promise<ListValues>
  send: (values: ListValues) => Promise<PriceListDetail>
  onSent: (list: PriceListDetail) => void
}

/** A list as it is written; nothing that was entered is lost when it is refused, nor by a reload. */
export function ListForm({ user, self, before, label, submit, read, send, onSent, draft, keep, onAnew }: Props) {
  const { t } = useTranslation('pricelists')
  const group = user.userGroup.code
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [focus, setFocus] = useState<string | null>(null)
  const [opened, setOpened] = useState<LinesDialog | null>(null)
  const form = useSharedForm<ListValues, ListValues, PriceListDetail>({
    thing: begunWith(before, resumed),
    draft: resumed,
    read: read ?? (() => Promise.resolve(before)),
    valuesOf: (values) => values,
    words: listFields(t),
    compared: comparedOf,
    rules: listRules,
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    save: async (_, values) => {
      try {
        return await send(values)
      } catch (error) {
        if (meanwhileOf(error)) throw error
        const { lines, rest } = refusalsOf(error, values, (count) => t('write.wrongLines', { count }))
        setRefused(lines)
        throw rest
      }
    },
    onSent: (list) => {
      void keep(null).catch(() => undefined)
      onSent(list)
    },
  })
  const { supplier, lines, unsettled, isPublished, farPrices } = form.values
  const references = useReferences(form.values, lines)
  const far = isPublished ? farWritten(heldAgainst(lines, references), before.lines) : []

  // Once the form has shown what is wrong: where its fields are right, the first wrong line is next.
  const onRefused = useEffectEvent(() => {
    if (Object.keys(form.errors).length === 0) setFocus(lines.find(({ key }) => refused.has(key))?.key ?? null)
  })
  useEffect(() => {
    if (form.refusals > 0) onRefused()
  }, [form.refusals])

  function setLines(next: WrittenLine[], changed?: string): void {
    if (changed !== undefined && refused.has(changed)) {
      setRefused(new Map([...refused].filter(([key]) => key !== changed)))
    }
    form.setFieldValue('lines', next)
  }

  function doSubmit(event?: React.FormEvent): Promise<void> {
    event?.preventDefault()
    const problems = new Map([...lineProblems(lines)].map(([key, why]) => [key, t(`line.why.${why}`)]))
    const others = [
      ...(problems.size > 0 ? [t('write.wrongLines', { count: problems.size })] : []),
      ...(unsettled.length > 0 ? [t('write.unsettledLeft', { count: unsettled.length })] : []),
      ...(far.length > 0 && !farPrices ? [t('far.missing')] : []),
      ...(lines.length > MOST_LINES ? [t('write.tooMany')] : []),
    ]
    if (others.length === 0) return form.submit()
    const { errors } = form.validate()
    setRefused(problems)
    form.refuse({
      fields: Object.fromEntries(Object.entries(errors).filter(isWords)),
      others,
    })
    return Promise.resolve()
  }

  /** Rows from a list become lines; what cannot is left to be settled. */
  function take(rows: KnownRow[]): void {
    const placed = place(rows, lines)
    form.setFieldValue('lines', placed.lines)
    form.setFieldValue('unsettled', [...unsettled, ...placed.left])
    const count = rows.length - placed.left.length
    if (count > 0) toast.success(t('write.added', { count, amount: formatInteger(count) }))
  }

  /** Lines from elsewhere; a wine that is here already keeps its prices. */
  function add(more: WrittenLine[]): void {
    const here = new Set(lines.map(({ wine }) => wine['@id']))
    const fresh = more.filter(({ wine }) => !here.has(wine['@id']))
    form.setFieldValue('lines', withLines(lines, fresh))
    const count = wineCount(fresh)
    const kept = wineCount(more) - count
    const words = t('write.addedWines', { count, amount: formatInteger(count) })
    const rest = kept > 0 ? ` ${t('write.keptWines', { count: kept, amount: formatInteger(kept) })}` : ''
    toast.success(words + rest)
  }

  const close = () => setOpened(null)
  const count = wineCount(lines)
  const dialog = { supplier: Number(supplier), onClose: close }
  return (
    <>
      <AppForm form={{ ...form, submit: doSubmit }} label={label} isGuarded={!isKept}>
        <Stack gap={16}>
          {resumed && <ResumedNotice words={t('write.kept')} anew={t('write.anew')} onAnew={onAnew} />}
          <Panel title={t('write.head')}>
            <Stack gap={18}>
              {self === null && group !== 'supplier' && (
                <SupplierField
                  {...form.getInputProps('supplier')}
                  help={lines.length > 0 ? t('write.supplierFixed') : ''}
                  disabled={lines.length > 0}
                  value={supplier}
                  onChange={(chosen) => form.setFieldValue('supplier', chosen)}
                />
              )}
              <HeadFields form={form} isAgent={group === 'commercial_agent'} />
            </Stack>
          </Panel>
          {supplier !== '' && (
            <LinesPanel
              form={form}
              problems={refused}
              references={references}
              focus={focus}
              onFocus={setFocus}
              onLines={setLines}
              onOpen={setOpened}
            />
          )}
          <FarPrices prices={far} {...form.getInputProps('farPrices', { type: 'checkbox' })} />
          <StepFoot
            words={
              count === 0
                ? t('write.noLines')
                : t('write.sum', {
                    wines: t('wines', { count, amount: formatInteger(count) }),
                    prices: t('prices', { count: lines.length, amount: formatInteger(lines.length) }),
                  })
            }
          >
            <SubmitButton>{submit}</SubmitButton>
          </StepFoot>
        </Stack>
      </AppForm>
      {/* Forms of their own: within the other, sending one would send both. */}
      {opened?.of === 'paste' && <PasteDialog {...dialog} onRead={take} />}
      {opened?.of === 'copy' && <CopyDialog {...dialog} self={self} onAdd={add} />}
      {opened?.of === 'catalogue' && <CatalogueDialog {...dialog} audience={form.values} onAdd={add} />}
      {opened?.of === 'move' && (
        <MoveDialog
          lines={heldAgainst(opened.lines, references)}
          onClose={close}
          onMove={(move) => {
            const chosen = new Set(opened.lines.map(({ key }) => key))
            setLines(withMove(heldAgainst(lines, references), (key) => chosen.has(key), move))
            close()
          }}
        />
      )}
    </>
  )
}
