import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { CartStep } from '~/shared/cart/steps'
import { jumpTo } from '~/shared/parts/jump-to'
import classes from './NextButton.module.css'
import { useNext } from './use-next'

interface Props {
  step: CartStep
  /** The amount stands beside it already. */
  isShort?: boolean
}

/** The way on, and why it is closed while it is: a press on the reason leads to what is missing. */
export function NextButton({ step, isShort = false }: Props) {
  const id = useId()
  const { hint, target, ...next } = useNext(step)
  return (
    <div>
      <Button
        size="md"
        fullWidth
        classNames={{ root: classes.button ?? '', label: classes.label ?? '' }}
        rightSection={step === 'validation' ? null : <IconArrowRight size={18} aria-hidden />}
        onClick={next.onClick}
        disabled={next.isDisabled}
        loading={next.isLoading}
        aria-describedby={hint ? id : undefined}
      >
        {isShort ? next.shortLabel : next.label}
      </Button>
      {hint &&
        (target ? (
          <button type="button" id={id} className={classes.hint} onClick={() => jumpTo(target)}>
            {hint}
          </button>
        ) : (
          <p id={id} className={classes.hint}>
            {hint}
          </p>
        ))}
    </div>
  )
}
