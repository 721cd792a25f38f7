import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isDigits } from '~/shared/format/figures'
import { DateField } from '~/shared/parts/DateField'
import classes from './CountLine.module.css'
import type { Counted } from './counting'

/** What the labels and the state of the goods tell: kept with what is counted. */
export function LotFields({ here, onChange }: { here: Counted; onChange: (patch: Partial<Counted>) => void }) {
  const { t } = useTranslation('receipts')
  return (
    <div className={classes.lot}>
      <TextInput
        label={t('line.lot')}
        maxLength={100}
        value={here.lot}
        onChange={(event) => onChange({ lot: event.currentTarget.value })}
      />
      <TextInput
        label={t('line.vintage')}
        maxLength={4}
        value={here.vintage}
        onChange={(event) => isDigits(event.currentTarget.value) && onChange({ vintage: event.currentTarget.value })}
      />
      <DateField
        label={t('line.bestBefore')}
        withLabel
        value={here.bestBefore || null}
        onChange={(day) => onChange({ bestBefore: day ?? '' })}
      />
      {here.lot !== '' && here.bestBefore !== '' && (
        <Checkbox
          label={t('count.newDate')}
          checked={here.newBestBefore === true}
          onChange={(event) => onChange({ newBestBefore: event.currentTarget.checked })}
        />
      )}
      <TextInput
        label={t('line.note')}
        maxLength={500}
        value={here.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </div>
  )
}
