import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import facet from './FacetGroup.module.css'
import classes from './PriceFilter.module.css'
import { parseEuros } from './parse-euros'

interface Props {
  min: number | undefined
  max: number | undefined
  /** From the cheapest to the dearest product found. */
  range: { min: number | null; max: number | null }
  /** Individuals' prices. */
  isTaxIncluded: boolean
  onChange: (patch: { min?: number | undefined; max?: number | undefined }) => void
}

/** The lowest and the highest price of a bottle. */
export function PriceFilter({ min, max, range, isTaxIncluded, onChange }: Props) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const title = t(isTaxIncluded ? 'catalogue-list:filters.priceTaxIncl' : 'catalogue-list:filters.price')
  return (
    <section className={facet.group} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.bounds}>
        <Bound
          label={t('catalogue-list:filters.min')}
          value={min}
          hint={range.min}
          onCommit={(value) => onChange({ min: value })}
        />
        <Bound
          label={t('catalogue-list:filters.max')}
          value={max}
          hint={range.max}
          onCommit={(value) => onChange({ max: value })}
        />
      </div>
    </section>
  )
}

interface BoundProps {
  label: string
  value: number | undefined
  hint: number | null
  onCommit: (value: number | undefined) => void
}

function Bound({ label, value, hint, onCommit }: BoundProps) {
  const written = value === undefined ? '' : formatDecimal(value)
  const [draft, setDraft] = useState(written)
  useEffect(() => setDraft(written), [written])

  function commit() {
    const parsed = parseEuros(draft)
    setDraft(parsed === undefined ? '' : formatDecimal(parsed))
    if (parsed !== value) onCommit(parsed)
  }

  return (
    <TextInput
      size="xs"
      label={label}
      inputMode="decimal"
      placeholder={hint === null ? '' : formatDecimal(hint)}
      rightSection={<Dim>€</Dim>}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
