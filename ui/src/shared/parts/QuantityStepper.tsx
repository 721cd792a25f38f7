import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './QuantityStepper.module.css'
import { type QuantityRule, snapQuantity, stepQuantity } from './step-quantity'

interface Props extends QuantityRule {
  /** Bottles. */
  value: number
  /** Called with bottles, always a quantity that may be ordered, or 0. */
  onChange: (bottles: number) => void
  /** The product's name, for the labels. */
  label: string
  /** Bottles in a carton: the figure shown counts cartons, unless `multiple` allows mixed ones. */
  unitsPerCarton: number
  disabled?: boolean
  /** Enter goes to the next row of a list: called with 1, or -1 with the shift key. */
  onRow?: (direction: 1 | -1) => void
}

/** A quantity by the carton: two buttons and a figure that arrow keys change. */
export function QuantityStepper(props: Props) {
  const { value, onChange, label, unitsPerCarton, multiple, minimum, disabled = false, onRow } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const unit = multiple % unitsPerCarton === 0 ? unitsPerCarton : 1
  const rule = { multiple, minimum }
  const shown = draft ?? String(Math.ceil(value / unit))

  function change(bottles: number) {
    setDraft(null)
    if (bottles !== value) onChange(bottles)
  }
  const commit = () => draft !== null && change(snapQuantity(Number.parseInt(draft, 10) * unit, rule))

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      change(stepQuantity(value, event.key === 'ArrowUp' ? 1 : -1, rule))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit()
      onRow?.(event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape') {
      setDraft(null)
    }
  }

  return (
    <fieldset className={classes.stepper} data-filled={value > 0 || undefined} disabled={disabled} aria-label={label}>
      <button
        type="button"
        className={classes.button}
        disabled={disabled || value <= 0}
        aria-label={t('quantity.less')}
        onClick={() => change(stepQuantity(value, -1, rule))}
      >
        <IconMinus size={15} aria-hidden />
      </button>
      <input
        className={classes.input}
        inputMode="numeric"
        aria-label={t(unit === 1 ? 'quantity.bottles' : 'quantity.cartons')}
        value={shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 5))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={classes.button}
        aria-label={t('quantity.more')}
        onClick={() => change(stepQuantity(value, 1, rule))}
      >
        <IconPlus size={15} aria-hidden />
      </button>
    </fieldset>
  )
}
