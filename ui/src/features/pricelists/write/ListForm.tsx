import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode, Me } from '~/api/types'
import { plural } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { meanwhileOf } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { type Draft, ResumedNotice } from '~/shared/forms/Drafted'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { StepFoot } from '~/shared/parts/StepFoot'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { FarPrices } from '../FarPrices'
import { farWritten } from '../far-prices'
import type { PriceListDetail } from '../price-list'
import { HeadFields } from './HeadFields'
import { LineDialogs } from './LineDialogs'
import { type LinesDialog, LinesPanel } from './LinesPanel'
import { lineProblems, MOST_LINES, type WrittenLine, wineCount } from './lines'
import { begunWith, comparedOf, listFields } from './list-fields'
import { refusalsOf } from './refusals'
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
  const { supplier, lines, isPublished, farPrices } = form.values
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
    const { problems, others } = faultsOf(t, form.values, farPrices ? 0 : far.length)
    if (others.length === 0) return form.submit()
    const { errors } = form.validate()
    setRefused(problems)
    form.refuse({ fields: Object.fromEntries(Object.entries(errors).filter(isWords)), others })
    return Promise.resolve()
  }

  return (
    <>
      <AppForm form={{ ...form, submit: doSubmit }} label={label} isGuarded={!isKept}>
        <Stack gap={16}>
          {resumed && <ResumedNotice words={t('write.kept')} anew={t('write.anew')} onAnew={onAnew} />}
          <HeadPanel form={form} group={group} namesSupplier={self === null && group !== 'supplier'} />
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
          <Foot lines={lines} submit={submit} />
        </Stack>
      </AppForm>
      {/* Forms of their own: within the other, sending one would send both. */}
      <LineDialogs
        form={form}
        self={self}
        references={references}
        opened={opened}
        onLines={setLines}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

/** What keeps a list from being sent: its lines by their keys, and the rest in words; `far` prices are not confirmed. */
function faultsOf(t: TFunction<'pricelists'>, { lines, unsettled }: ListValues, far: number) {
  const problems = new Map([...lineProblems(lines)].map(([key, why]) => [key, t(`line.why.${why}`)]))
  const others = [
    ...(problems.size > 0 ? [t('write.wrongLines', { count: problems.size })] : []),
    ...(unsettled.length > 0 ? [t('write.unsettledLeft', { count: unsettled.length })] : []),
    ...(far > 0 ? [t('far.missing')] : []),
    ...(lines.length > MOST_LINES ? [t('write.tooMany')] : []),
  ]
  return { problems, others }
}

interface HeadProps {
  form: AppFormState<ListValues>
  group: GroupCode
  /** The person writes for others. */
  namesSupplier: boolean
}

/** Whose prices they are, for whom, and from when to when. */
function HeadPanel({ form, group, namesSupplier }: HeadProps) {
  const { t } = useTranslation('pricelists')
  const { supplier, lines } = form.values
  return (
    <Panel title={t('write.head')}>
      <Stack gap={18}>
        {namesSupplier && (
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
  )
}

/** How many wines and prices are written. */
function Foot({ lines, submit }: { lines: readonly WrittenLine[]; submit: string }) {
  const { t } = useTranslation('pricelists')
  const count = wineCount(lines)
  return (
    <StepFoot
      words={
        count === 0
          ? t('write.noLines')
          : t('write.sum', {
              wines: t('wines', plural(count)),
              prices: t('prices', plural(lines.length)),
            })
      }
    >
      <SubmitButton>{submit}</SubmitButton>
    </StepFoot>
  )
}
