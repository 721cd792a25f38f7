import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { isDigits } from '~/shared/format/figures'
import { DateField } from '~/shared/parts/DateField'
import { BottleField } from '~/shared/warehouse/BottleField'
import { cartonsText, factsOf, wineOf } from '~/shared/warehouse/goods'
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
  const problemId = useId()
  const { product, expected, lot, vintage, bestBefore, lots = [] } = line
  const [isOpen, setOpen] = useState(lot !== '' || vintage !== '' || bestBefore !== '' || lots.length > 0)
  const iri = product['@id']
  const wine = wineOf(product)
  return (
    <li className={classes.line} data-line={iri} data-path={path}>
      <BottleThumb product={product} image={product.images[0]} />
      <div className={classes.words}>
        <span className={classes.name}>{wine}</span>
        <span className={classes.facts}>{factsOf(product)}</span>
        {problems && (
          <span id={problemId} className={classes.problem}>
            {problems}
          </span>
        )}
      </div>
      <div className={classes.quantity}>
        <BottleField
          label={t('create.bottlesOf', { wine })}
          value={expected}
          unitsPerCarton={product.unitsPerCarton}
          onChange={(bottles) => onChange(iri, { expected: bottles })}
          onEnter={onEnter}
          error={problems || undefined}
          errorId={problemId}
        />
        <span className={classes.facts}>{cartonsText(expected, product.unitsPerCarton)}</span>
      </div>
      <div className={classes.acts}>
        <Button
          size="xs"
          variant="default"
          aria-expanded={isOpen}
          aria-label={t('create.lotOf', { wine })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('create.lot')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('create.remove', { wine })}
          data-touch="square"
          onClick={() => onRemove(iri)}
        >
          <IconTrash size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && (
        <div className={classes.more}>
          {lots.length === 0 && (
            <TextInput
              label={t('line.lot')}
              maxLength={100}
              value={lot}
              onChange={(event) => onChange(iri, { lot: event.currentTarget.value })}
            />
          )}
          <TextInput
            label={t('line.vintage')}
            maxLength={4}
            inputMode="numeric"
            value={vintage}
            onChange={(event) =>
              isDigits(event.currentTarget.value) && onChange(iri, { vintage: event.currentTarget.value })
            }
          />
          {lots.length === 0 && (
            <>
              <DateField
                label={t('line.bestBefore')}
                withLabel
                value={bestBefore || null}
                onChange={(day) => onChange(iri, { bestBefore: day ?? '' })}
              />
              <Button
                {...LotParts.intent}
                className={classes.several ?? ''}
                variant="subtle"
                onClick={() =>
                  onChange(iri, {
                    lot: '',
                    bestBefore: '',
                    lots: [
                      { lot, bestBefore, bottles: expected },
                      { lot: '', bestBefore: '', bottles: 0 },
                    ],
                  })
                }
              >
                {t('create.severalLots')}
              </Button>
            </>
          )}
          {lots.length > 0 && (
            <LotParts
              wine={wine}
              unitsPerCarton={product.unitsPerCarton}
              expected={expected}
              lots={lots}
              onChange={(next) => onChange(iri, { lots: next })}
            />
          )}
        </div>
      )}
    </li>
  )
}

export const LineRow = memo(Row)
