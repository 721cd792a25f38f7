import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { CartStep } from '~/shared/cart/steps'
import classes from './NextButton.module.css'
import { useNext } from './use-next'

interface Props {
  step: CartStep
  /** The amount stands beside it already. */
  isShort?: boolean
}

/** The way on, and why it is closed while it is. */
export function NextButton({ step, isShort = false }: Props) {
  const id = useId()
  const next = useNext(step)
  return (
    <div className={classes.next}>
      <Button
        size="md"
        fullWidth
        classNames={{ root: classes.button ?? '', label: classes.label ?? '' }}
        rightSection={step === 'validation' ? null : <IconArrowRight size={18} aria-hidden />}
        onClick={next.onClick}
        disabled={next.isDisabled}
        loading={next.isLoading}
        aria-describedby={next.hint ? id : undefined}
      >
        {isShort ? next.shortLabel : next.label}
      </Button>
      {next.hint && (
        <p id={id} className={classes.hint}>
          {next.hint}
        </p>
      )}
    </div>
  )
}
