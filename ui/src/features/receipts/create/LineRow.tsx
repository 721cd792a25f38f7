import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { LineRow as Shared } from '~/shared/lines/LineRow'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { cartonsText } from '~/shared/warehouse/goods'
import { LineDetails } from './dialogs'
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
            {...LineDetails.intent}
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
      classNames={{ line: classes.line }}
    >
      {isOpen && <LineDetails line={line} onChange={(patch) => onChange(iri, patch)} />}
    </Shared>
  )
}

export const LineRow = memo(Row)
