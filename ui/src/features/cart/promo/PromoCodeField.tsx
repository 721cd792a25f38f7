import { Button, VisuallyHidden } from '@mantine/core'
import { IconTicket, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { setPromoCode } from '~/shared/cart/actions'
import { formatMoney } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import classes from './PromoCodeField.module.css'
import { PromoCodeForm } from './PromoCodeForm'
import { UsableCodes } from './UsableCodes'
import { type PromoState, usePromoCode } from './use-promo-code'
import { useUsableCodes } from './use-usable-codes'

/** What focuses after the field has changed its shape under the person's hands. */
const NEXT = '[data-code-focus]'

/** The promo code of the order: typed, what it takes off, or why it does not apply and what would make it. */
export function PromoCodeField() {
  const { t } = useTranslation('cart')
  const { code, state } = usePromoCode()
  const usable = useUsableCodes(code)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const shape = state.kind === 'none' ? (isOpen ? 'form' : 'closed') : state.kind === 'applied' ? 'applied' : 'form'

  // Its shape follows the server's answer: only who is in the field is led on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another form, which has lost the focus
  useEffect(() => {
    if (!isMoving.current) return
    box.current?.querySelector<HTMLElement>(NEXT)?.focus()
    if (shape !== 'form') isMoving.current = false
  }, [shape, code])

  function apply(typed: string) {
    isMoving.current = true
    if (typed === '') setOpen(false)
    setPromoCode(typed)
  }

  function remove() {
    isMoving.current = true
    setOpen(false)
    setPromoCode('')
  }

  return (
    <div ref={box} id="promo-code" className={classes.field} data-shape={shape}>
      <VisuallyHidden role="status">{statusOf(t, code, state)}</VisuallyHidden>
      {shape === 'closed' && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={classes.open ?? ''}
          leftSection={<IconTicket size={17} stroke={1.7} aria-hidden />}
          rightSection={
            usable.length > 0 && <span className={classes.usable}>{t('promo.forYou', { count: usable.length })}</span>
          }
          data-code-focus
          onClick={() => {
            isMoving.current = true
            setOpen(true)
          }}
        >
          {t('promo.add')}
        </Button>
      )}
      {shape === 'form' && <PromoCodeForm key={code} code={code} state={state} onApply={apply} onClose={remove} />}
      {shape === 'form' && <UsableCodes codes={usable} onUse={apply} />}
      {state.kind === 'applied' && (
        <div className={classes.applied} data-stale={state.isStale || undefined} tabIndex={-1} data-code-focus>
          <IconTicket size={17} stroke={1.7} aria-hidden />
          <span className={classes.code}>{code}</span>
          <b className={classes.savings}>
            −<Money value={state.savings} />
          </b>
          <button
            type="button"
            className={classes.remove}
            data-touch="square"
            aria-label={t('promo.removeOf', { code })}
            onClick={remove}
          >
            <IconX size={16} stroke={1.8} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}

/** What is heard once the server has answered. */
function statusOf(t: ReturnType<typeof useTranslation<'cart'>>['t'], code: string, state: PromoState): string {
  if (state.kind === 'blocked') return state.obstacle.message
  if (state.kind !== 'applied' || state.isStale) return ''
  return t('promo.applied', { code, amount: formatMoney(state.savings) })
}
