import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatPercent } from '~/shared/format/format'
import { useSession } from '~/shared/session/session'
import classes from './UsableCodes.module.css'
import type { UsableCode } from './use-usable-codes'

/** Codes that are read before the others are asked for. */
const SHOWN = 3

/** The codes that the buyer may use now: what each gives, from when on and until when. */
export function UsableCodes({ codes, onUse }: { codes: UsableCode[]; onUse: (code: string) => void }) {
  const { t } = useTranslation('cart')
  const isWithTax = useSession((session) => session.user?.userGroup.code === 'customer')
  const [isWhole, setWhole] = useState(false)
  if (codes.length === 0) return null
  return (
    <section className={classes.codes} aria-labelledby="usable-codes">
      <h3 id="usable-codes" className={classes.title}>
        {t('promo.yours')}
      </h3>
      <ul className={classes.list}>
        {(isWhole ? codes : codes.slice(0, SHOWN)).map((one) => (
          <li key={one.id} className={classes.row}>
            <p className={classes.words}>
              <b className={classes.code}>{one.code}</b> <b>{giftOf(one)}</b>
              <span className={classes.label}>{one.label}</span>
              <small>{conditionsOf(t, one, isWithTax).join(' · ')}</small>
            </p>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('promo.useOf', { code: one.code })}
              onClick={() => onUse(one.code)}
            >
              {t('promo.use')}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && codes.length > SHOWN && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setWhole(true)}>
          {t('promo.all', { count: codes.length })}
        </Button>
      )}
    </section>
  )
}

const giftOf = ({ rate, amount }: UsableCode) => `−${rate === null ? formatMoney(amount ?? 0) : formatPercent(rate)}`

/** What makes a code apply, in a few words each. */
function conditionsOf(t: TFunction<'cart'>, code: UsableCode, isWithTax: boolean): string[] {
  const { minimum, endsOn, usesLeft, combinable, products } = code
  const suppliers = code.suppliers.map(({ company }) => company).join(', ')
  return [
    minimum > 0 ? t(isWithTax ? 'promo.fromIncl' : 'promo.from', { amount: formatMoney(minimum) }) : '',
    products.length > 0 ? products.map(({ name }) => name).join(', ') : t('promo.winesOf', { suppliers }),
    combinable ? '' : t('promo.alone'),
    endsOn === null ? '' : t('promo.until', { date: formatDate(endsOn) }),
    usesLeft === null ? '' : t('promo.left', { count: usesLeft }),
  ].filter(Boolean)
}
