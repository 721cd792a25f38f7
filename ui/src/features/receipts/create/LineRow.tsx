import { Button, TextInput } from '@mantine/core'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDigits } from '~/shared/format/figures'
import { LineRow as Shared } from '~/shared/lines/LineRow'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { DateField } from '~/shared/parts/DateField'
import { cartonsText, wineOf } from '~/shared/warehouse/goods'
import { LotParts } from './dialogs'
import classes from './LinesPanel.module.css'
import type { AnnouncedLine } from './rows'

interface Props {
  line: AnnouncedLine
  /** What refusals of this line name. */
  path: string
  /** Why it cannot be announced; '' when it can. */
  problems: string
  onChange: (iri: string, patch: Partial<AnnouncedLine>) => void
  onRemove: (iri: string) => void
  /** Enter in the quantity: the next product. */
  onEnter: () => void
}

/** One product that comes: how many, and of which lot where that is known. */
function Row({ line, path, problems, onChange, onRemove, onEnter }: Props) {
  const { t } = useTranslation('receipts')
  const { product, expected, lot, vintage, bestBefore, lots = [] } = line
  const [isOpen, setOpen] = useState(lot !== '' || vintage !== '' || bestBefore !== '' || lots.length > 0)
  const iri = product['@id']
  const wine = wineOf(product)
  return (
    <Shared
      product={product}
      line={iri}
      paths={{ product: path }}
      problems={problems}
      bottles={{
        label: t('create.bottlesOf', { wine }),
        value: expected,
        onChange: (bottles) => onChange(iri, { expected: bottles }),
      }}
      beside={cartonsText(expected, product.unitsPerCarton)}
      acts={
        <>
          <Button
            size="xs"
            variant="default"
            aria-expanded={isOpen}
            aria-label={t('create.lotOf', { wine })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('create.lot')}
          </Button>
          <RemoveButton label={t('create.remove', { wine })} onRemove={() => onRemove(iri)} />
        </>
      }
      onEnter={onEnter}
      classNames={{ line: classes.line, quantity: classes.quantity, acts: classes.acts }}
    >
      {isOpen && <More line={line} onChange={(patch) => onChange(iri, patch)} />}
    </Shared>
  )
}

/** What is told of the bottles: their vintage, and their lot or lots. */
function More({ line, onChange }: { line: AnnouncedLine; onChange: (patch: Partial<AnnouncedLine>) => void }) {
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

export const LineRow = memo(Row)
