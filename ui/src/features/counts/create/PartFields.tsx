import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import { formatInteger, plural, wineOf } from '~/shared/format/format'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './PartFields.module.css'
import { type Part, partQuery, TRAITS, type Trait, traitsQuery } from './part'
import { type NewCount, partOf } from './values'

/** Milliseconds after the last letter. */
const PAUSE = 250

/** Which part of the stock is counted: all of it, or what some words, colours, kinds and origins find. */
export function PartFields({ form }: { form: AppFormState<NewCount> }) {
  const { t } = useTranslation('counts')
  // The values stay the same object until one changes; what is made of them does not.
  const [values] = useDebouncedValue(form.values, PAUSE)
  const asked = partOf(values)
  return (
    <>
      <ChoiceField
        label={t('create.partLabel')}
        choices={(['all', 'some'] as const).map((value) => ({ value, label: t(`create.parts.${value}`) }))}
        {...form.getInputProps('part')}
      />
      {form.values.part === 'some' && (
        <>
          <div className={classes.filters}>
            <TextInput
              className={classes.search ?? ''}
              label={t('create.search')}
              leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
              type="search"
              maxLength={100}
              {...form.getInputProps('search')}
            />
            <TraitFilters form={form} asked={asked} />
          </div>
          <Found asked={asked} />
        </>
      )}
    </>
  )
}

/** What each wine may be chosen by, of what there is; a value that is chosen stays. */
function TraitFilters({ form, asked }: { form: AppFormState<NewCount>; asked: Part }) {
  const { t } = useTranslation('counts')
  const { data } = useQuery(traitsQuery(asked))
  const words: Record<Trait, (value: string) => string> = {
    colour: (value) => t(`enums:product_colour.${value}`, { defaultValue: value }),
    type: (value) => t(`enums:product_type.${value}`, { defaultValue: value }),
    region: String,
    appellation: String,
  }
  return TRAITS.map((trait) => {
    const chosen = form.values[trait]
    const counts = new Map(data?.[trait].map(({ value, count }) => [value, count]))
    const codes = [...counts.keys(), ...chosen.filter((value) => !counts.has(value))]
    if (codes.length === 0) return null
    return (
      <ChoiceFilter
        key={trait}
        label={t(`create.${trait}`)}
        codes={codes}
        row={words[trait]}
        count={(value) => formatInteger(counts.get(value) ?? 0)}
        chosen={chosen}
        onChange={(values) => form.setFieldValue(trait, values)}
        isStacked={false}
      />
    )
  })
}

/** What the filters find: how much, and the first of it by name. */
function Found({ asked }: { asked: Part }) {
  const { t } = useTranslation('counts')
  const { data } = useQuery(partQuery(asked))
  if (!data) return <RowsSkeleton rows={3} />
  const { 'hydra:member': products, 'hydra:totalItems': total } = data
  const more = total - products.length
  return (
    <div>
      <p className={classes.total} aria-live="polite">
        {t('create.found', plural(total))}
      </p>
      <ul className={classes.names}>
        {products.map((product) => (
          <li key={product.id}>{wineOf(product)}</li>
        ))}
        {more > 0 && <li className={classes.more}>{t('create.more', plural(more))}</li>}
      </ul>
    </div>
  )
}
