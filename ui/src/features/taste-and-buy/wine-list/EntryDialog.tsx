import { Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { fromHundredths, hundredthsProps, toHundredths } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { type Entry, SECTIONS, type Section, wineLists } from './wine-list'

interface Props {
  entry: Entry
  onClose: () => void
}

/** Prices in cents: a field may be emptied. */
interface Values extends Record<string, unknown> {
  section: Section
  glass: number | null
  bottle: number | null
  comment: string
}

const centsOf = (euros: number | null) => (euros === null ? null : toHundredths(euros))

/** What differs: whatever somebody else writes of the wine meanwhile stays. */
const changesOf = <Fields extends object>(before: Fields, after: Fields) =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => value !== before[field as keyof Fields]),
  ) as Partial<Fields>

/** Characters that a comment may have. */
const LONGEST = 300

/** Where a wine stands, what it costs in the room, and what the list says of it. */
export function EntryDialog({ entry, onClose }: Props) {
  const { t } = useTranslation('winelist')
  const { show } = useUpdates(wineLists)
  const { id, product, section, glassPriceTaxIncl, bottlePriceTaxIncl, comment } = entry
  const wine = wineOf(product)
  const form = useDialogForm<Values, WineList>({
    initialValues: { section, glass: centsOf(glassPriceTaxIncl), bottle: centsOf(bottlePriceTaxIncl), comment },
    send: (values) =>
      api.patch(
        '/wine_list_entries/{id}',
        changesOf(
          { section, glassPriceTaxIncl, bottlePriceTaxIncl, comment },
          {
            section: values.section,
            glassPriceTaxIncl: fromHundredths(values.glass),
            bottlePriceTaxIncl: fromHundredths(values.bottle),
            comment: values.comment.trim(),
          },
        ),
        { path: { id } },
      ),
    onSent: show,
    done: t('entry.saved', { wine }),
    onClose,
  })
  return (
    <FormDialog form={form} title={wine} submit={t('entry.save')} onClose={onClose}>
      <Select
        label={t('entry.section')}
        allowDeselect={false}
        data={SECTIONS.map((value) => ({ value, label: t(`section.${value}`) }))}
        {...form.getInputProps('section')}
      />
      <MoneyField label={t('entry.glass')} {...hundredthsProps(form, 'glass')} />
      <MoneyField label={t('entry.bottle')} {...hundredthsProps(form, 'bottle')} />
      <Textarea
        label={t('entry.comment')}
        description={t('entry.commentHelp')}
        maxLength={LONGEST}
        autosize
        minRows={2}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
