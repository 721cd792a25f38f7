import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { choiceWords } from '~/shared/forms/conflict/field-words'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import { toast } from '~/shared/toasts/toast'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { wineLists } from './wine-list'

type Values = Pick<WineList, 'name' | 'glassCl' | 'linkDelay'>

const DELAYS = ['next_morning', 'seven_days'] as const satisfies Values['linkDelay'][]

/** Centilitres of the smallest and the largest glass. */
const GLASS = [1, 50] as const

/** Characters of a list's name, as the server has it. */
const NAME = 80

/** What holds for the whole list: its name, the size of a glass, and when guests get their link. */
export function SettingsDialog({ list, onClose }: { list: WineList; onClose: () => void }) {
  const { t } = useTranslation('winelist')
  const { show } = useUpdates(wineLists)
  const path = { id: list.id }
  const form = useSharedForm<WineList, Values, WineList>({
    thing: list,
    read: () => api.get('/wine_lists/{id}', { path }),
    valuesOf: ({ name, glassCl, linkDelay }) => ({ name, glassCl, linkDelay }),
    rules: { name: all(required, max(NAME)), glassCl: required },
    save: ({ version }, { name, glassCl, linkDelay }) =>
      api.patch(
        '/wine_lists/{id}',
        { version, name: name.trim(), glassCl: Number(glassCl), linkDelay },
        { path, ...ASKED },
      ),
    words: {
      name: t('settings.name'),
      glassCl: t('settings.glassCl'),
      linkDelay: [t('settings.linkDelay'), choiceWords((delay: Values['linkDelay']) => t(`settings.delays.${delay}`))],
    },
    onSent: (saved) => {
      show(saved)
      toast.success(t('settings.saved'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('settings.title')} submit={t('settings.save')} onClose={onClose}>
      <TextInput label={t('settings.name')} required maxLength={NAME} data-autofocus {...form.getInputProps('name')} />
      <NumberField
        label={t('settings.glassCl')}
        description={t('settings.glassHelp')}
        unit="cl"
        min={GLASS[0]}
        max={GLASS[1]}
        required
        {...form.getInputProps('glassCl')}
      />
      <ChoiceField
        label={t('settings.linkDelay')}
        description={t('settings.linkHelp')}
        choices={DELAYS.map((value) => ({ value, label: t(`settings.delays.${value}`) }))}
        {...form.getInputProps('linkDelay')}
      />
    </FormDialog>
  )
}
