import { Input } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { fold, foldedWords } from '~/shared/format/fold'
import { wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { SearchBox } from '~/shared/parts/SearchBox'
import { type Entry, SECTIONS, sellable } from '../../wine-list/wine-list'
import type { RequestValues } from '../values'
import { BottleLine } from './BottleLine'
import classes from './BottlesPanel.module.css'

interface Props {
  form: AppFormState<RequestValues>
  wines: WineList
}

/** Wines that are in sight without a search. */
const FEW = 8

/** How many bottles the guest takes home of which wine of the list, at the suppliers' shop prices. */
export function BottlesPanel({ form, wines }: Props) {
  const { t } = useTranslation(['requests', 'winelist'])
  const [words, setWords] = useState<string>()
  const { bottles } = form.values
  const all = sellable(wines)
  // What was chosen stays in sight.
  const found = all.filter((entry) => isFound(entry, words) || (bottles[entry.product.id] ?? 0) > 0)
  return (
    <Panel title={t('create.wines')}>
      <Stack gap={20} data-path="bottles" tabIndex={-1}>
        {all.length > FEW && <SearchBox label={t('create.search')} value={words} onSearch={setWords} />}
        {found.length === 0 && <Hint>{t('create.notFound')}</Hint>}
        {SECTIONS.map((section) => {
          const here = found.filter((entry) => entry.section === section)
          return (
            here.length > 0 && (
              <section key={section} aria-labelledby={`section-${section}`}>
                <h3 id={`section-${section}`} className={classes.section}>
                  {t(`winelist:section.${section}`)}
                </h3>
                <Stack as="ul" gap={12}>
                  {here.map((entry) => (
                    <BottleLine
                      key={entry.id}
                      entry={entry}
                      count={bottles[entry.product.id] ?? 0}
                      onCount={(count) => form.setFieldValue('bottles', { ...bottles, [entry.product.id]: count })}
                    />
                  ))}
                </Stack>
              </section>
            )
          )
        })}
      </Stack>
      {form.errors.bottles && <Input.Error role="alert">{form.errors.bottles}</Input.Error>}
    </Panel>
  )
}

/** Whether a wine has all the words that are looked for, whatever their accents. */
function isFound({ product, supplier }: Entry, words = ''): boolean {
  const text = fold([wineOf(product), product.appellation, product.region, supplier.company].join(' '))
  return foldedWords(words).every((word) => text.includes(word))
}
