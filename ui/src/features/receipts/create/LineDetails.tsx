import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isDigits } from '~/shared/format/figures'
import { wineOf } from '~/shared/format/format'
import { DateField } from '~/shared/parts/DateField'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import classes from './LinesPanel.module.css'
import type { AnnouncedLine } from './rows'

const LotParts = loadOnIntent(() => import('./LotParts').then((part) => part.LotParts))

/** What is told of the bottles: their vintage, and their lot or lots. */
export function LineDetails({
  line,
  onChange,
}: {
  line: AnnouncedLine
  onChange: (patch: Partial<AnnouncedLine>) => void
}) {
  const { t } = useTranslation('receipts')
  const { product, expected, lot, vintage, bestBefore, lots = [] } = line
  return (
    <div className={classes.more}>
      {lots.length === 0 && (
        <TextInput
          label={t('line.lot')}
          maxLength={100}
          value={lot}
          onChange={(event) => onChange({ lot: event.currentTarget.value })}
        />
      )}
      <TextInput
        label={t('line.vintage')}
        maxLength={4}
        inputMode="numeric"
        value={vintage}
        onChange={(event) => isDigits(event.currentTarget.value) && onChange({ vintage: event.currentTarget.value })}
      />
      {lots.length === 0 && (
        <>
          <DateField
            label={t('line.bestBefore')}
            withLabel
            value={bestBefore || null}
            onChange={(day) => onChange({ bestBefore: day ?? '' })}
          />
          <Button
            {...LotParts.intent}
            className={classes.several ?? ''}
            variant="subtle"
            onClick={() => onChange(inLots(line))}
          >
            {t('create.severalLots')}
          </Button>
        </>
      )}
      {lots.length > 0 && (
        <LotParts
          wine={wineOf(product)}
          unitsPerCarton={product.unitsPerCarton}
          expected={expected}
          lots={lots}
          onChange={(next) => onChange({ lots: next })}
        />
      )}
    </div>
  )
}

/** A line of one lot as one of several: the bottles stay with the first. */
const inLots = ({ lot, bestBefore, expected }: AnnouncedLine): Partial<AnnouncedLine> => ({
  lot: '',
  bestBefore: '',
  lots: [
    { lot, bestBefore, bottles: expected },
    { lot: '', bestBefore: '', bottles: 0 },
  ],
})
