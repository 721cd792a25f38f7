import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { DateField } from '~/shared/parts/DateField'
import { BottleField } from '~/shared/warehouse/BottleField'
import classes from './LinesPanel.module.css'
import type { LotPart } from './rows'

interface Props {
  wine: string
  unitsPerCarton: number
  expected: number
  lots: readonly LotPart[]
  onChange: (lots: readonly LotPart[]) => void
}

const NO_LOT: LotPart = { lot: '', bestBefore: '', bottles: 0 }

/** The lots of one wine, each with its bottles and its date; the rest comes without one. */
export function LotParts({ wine, unitsPerCarton, expected, lots, onChange }: Props) {
  const { t } = useTranslation('receipts')
  const change = (at: number, patch: Partial<LotPart>) =>
    onChange(lots.map((part, n) => (n === at ? { ...part, ...patch } : part)))
  const rest = expected - lots.reduce((sum, { lot, bottles }) => sum + (lot.trim() === '' ? 0 : bottles), 0)
  return (
    <Stack gap={10} className={classes.lots}>
      {lots.map(({ lot, bottles, bestBefore }, at) => (
        // Lots have no name but their place until one is written.
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <div key={at} className={classes.lotPart}>
          <TextInput
            label={t('line.lot')}
            maxLength={100}
            value={lot}
            onChange={(event) => change(at, { lot: event.currentTarget.value })}
          />
          <BottleField
            label={t('create.bottlesOfLot', { lot: lot || at + 1, wine })}
            value={bottles}
            unitsPerCarton={unitsPerCarton}
            onChange={(next) => change(at, { bottles: next })}
          />
          <DateField
            label={t('line.bestBefore')}
            withLabel
            value={bestBefore || null}
            onChange={(day) => change(at, { bestBefore: day ?? '' })}
          />
          <RemoveButton
            label={t('create.removeLot', { lot: lot || at + 1 })}
            onRemove={() => onChange(lots.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} stroke={2} aria-hidden />}
          onClick={() => onChange([...lots, { ...NO_LOT, bottles: Math.max(0, rest) }])}
        >
          {t('create.addLot')}
        </Button>
      </div>
      {rest !== 0 && <Hint>{t(rest > 0 ? 'create.withoutLot' : 'create.tooManyLots', plural(Math.abs(rest)))}</Hint>}
    </Stack>
  )
}
