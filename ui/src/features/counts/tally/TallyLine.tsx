import { TextInput } from '@mantine/core'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleStepper } from '~/shared/counting/BottleStepper'
import { CountingLine } from '~/shared/counting/CountingLine'
import { isDrawnAlike } from '~/shared/counting/drawn-alike'
import { formatInteger, plural, wineOf } from '~/shared/format/format'
import { cartonsText } from '~/shared/warehouse/goods'
import classes from './PlaceFields.module.css'
import type { Tally, TallyRow } from './tally'
import type { Tallying } from './use-tally'

interface Props extends Pick<Tallying, 'add' | 'setTotal' | 'tell'> {
  row: TallyRow
  /** It was scanned last: it stands first. */
  isLast: boolean
}

/** One product: how many bottles of it there are, and where they lie. */
function Line({ row, isLast, add, setTotal, tell }: Props) {
  const { t } = useTranslation('counts')
  const { product, total, here } = row
  const wine = wineOf(product)
  return (
    <CountingLine
      product={product}
      isLast={isLast}
      standing={<Standing row={row} />}
      more={{
        words: t('tally.place'),
        label: t('tally.placeOf', { wine }),
        isOpen: here.lot + here.place + here.note !== '',
        fields: <PlaceFields here={here} onChange={(patch) => tell(product['@id'], patch)} />,
      }}
    >
      <BottleStepper
        product={product}
        label={t('tally.countedOf', { wine })}
        value={total}
        onChange={(bottles) => setTotal(row, bottles)}
        onAdd={(bottles) => add(row, bottles)}
      />
    </CountingLine>
  )
}

export const TallyLine = memo(Line, isDrawnAlike)

/** How the product stands, in words: not counted yet, so many cartons, and what was expected where that is shown. */
function Standing({ row: { product, expected, previous, total, unsent } }: { row: TallyRow }) {
  const { t } = useTranslation('counts')
  return (
    <>
      {total === null ? <b>{t('tally.toCount')}</b> : <b>{cartonsText(total, product.unitsPerCarton)}</b>}
      {expected !== null && <span>{t('tally.expected', plural(expected))}</span>}
      {previous !== null && <span>{t('tally.previous', plural(previous))}</span>}
      {unsent !== 0 && (
        <span>
          {t('tally.unsent', {
            count: Math.abs(unsent),
            amount: `${unsent > 0 ? '+' : '−'}${formatInteger(Math.abs(unsent))}`,
          })}
        </span>
      )}
    </>
  )
}

/** Where the bottles lie and what their label says: kept with what is counted there. */
function PlaceFields({ here, onChange }: { here: Tally; onChange: (patch: Partial<Omit<Tally, 'units'>>) => void }) {
  const { t } = useTranslation('counts')
  return (
    <div className={classes.places}>
      {(['place', 'lot', 'note'] as const).map((key) => (
        <TextInput
          key={key}
          label={t(`entry.${key}`)}
          maxLength={key === 'note' ? 500 : 100}
          value={here[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}
