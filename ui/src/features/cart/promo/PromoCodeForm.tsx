import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Obstacle } from '../blockers'
import link from '../lines/CompleteLink.module.css'
import classes from './PromoCodeField.module.css'
import type { PromoState } from './use-promo-code'

interface Props {
  /** The code that is asked for; '' while none is. */
  code: string
  state: PromoState
  onApply: (code: string) => void
  /** Without a code, and the field closed. */
  onClose: () => void
}

/** Where a code is typed; Enter applies it. One that does not apply stays, with why and with the way out. */
export function PromoCodeForm({ code, state, onApply, onClose }: Props) {
  const { t } = useTranslation('cart')
  const [typed, setTyped] = useState(code)
  const isUnsent = state.kind === 'asked' && state.isUnsent
  const isAsked = state.kind === 'asked' && !isUnsent
  // Words of another code than the one in the field would mislead.
  const isRefused = state.kind === 'blocked' && tidy(typed) === code

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!isAsked) onApply(tidy(typed))
  }

  return (
    <form className={classes.form} onSubmit={apply} aria-label={t('promo.label')}>
      <div className={classes.row}>
        <TextInput
          className={classes.input ?? ''}
          aria-label={t('promo.label')}
          placeholder={t('promo.label')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || code !== '') return
            event.stopPropagation()
            onClose()
          }}
          inputWrapperOrder={['input', 'description']}
          description={isRefused ? state.obstacle.message : isUnsent ? t('promo.unsent') : undefined}
          descriptionProps={{ className: (isRefused ? classes.blocked : classes.unsent) ?? '' }}
          readOnly={isAsked}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={LONGEST}
          data-code-focus
        />
        <Button type="submit" variant="default" loading={isAsked}>
          {t('promo.apply')}
        </Button>
      </div>
      {state.kind === 'blocked' && (
        <div className={classes.ways}>
          <PromoCodeWays obstacle={state.obstacle} />
          <button type="button" className={classes.way} onClick={onClose}>
            {t('promo.remove')}
          </button>
        </div>
      )}
    </form>
  )
}

/** The server folds accents and spaces too. */
const tidy = (typed: string) => typed.trim().toUpperCase()

/** Characters that the server takes. */
const LONGEST = 50

/** To the wines that make a code apply: those of the suppliers that bear it. */
function PromoCodeWays({ obstacle: { code, suppliers = [] } }: { obstacle: Obstacle }) {
  const { t } = useTranslation('cart')
  if (suppliers.length === 0) return null
  const ids = suppliers.map((iri) => iri.split('/').at(-1) ?? '')
  return (
    <Link to="/products/grid" search={{ supplier: ids }} className={link.link}>
      <IconPlus size={15} stroke={2} aria-hidden />
      {t(code === 'promo_code_minimum' ? 'promo.complete' : 'promo.wines')}
    </Link>
  )
}
