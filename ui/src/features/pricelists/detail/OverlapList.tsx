import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { TextLink } from '~/shared/parts/TextLink'
import { type PriceListOverlap, periodWords } from '../price-list'
import classes from './OverlapList.module.css'

/** Wines shown of each other list: the rest is like them. */
const SHOWN = 30

/** What other lists price too, list by list: both prices, and which prevails and why. */
export function OverlapList({ overlaps }: { overlaps: readonly PriceListOverlap[] }) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const others = new Map<number, PriceListOverlap[]>()
  for (const overlap of overlaps) others.set(overlap.other.id, [...(others.get(overlap.other.id) ?? []), overlap])
  return (
    <>
      {[...others.values()].map((of) => {
        const [first] = of
        if (!first) return null
        const { other } = first
        const more = of.length - SHOWN
        const isAlike = of.every(
          ({ prevails, reason, below }) =>
            prevails === first.prevails && reason === first.reason && below === first.below,
        )
        const why = ({ prevails, reason, below }: PriceListOverlap) => (
          <Dim size={13}>
            {t(`pricelist:overlap.${prevails}.${reason}`)}{' '}
            {below !== null && t(`pricelist:overlap.below.${prevails}`, { units: formatInteger(below) })}
          </Dim>
        )
        return (
          <section key={other.id} className={classes.other} aria-label={other.name}>
            <h3 className={classes.name}>
              <TextLink to="/products/mercuriale/$listId" params={{ listId: String(other.id) }}>
                {other.name}
              </TextLink>
              <Dim size={13}>{periodWords(t, other)}</Dim>
            </h3>
            {isAlike && why(first)}
            <ul className={classes.wines}>
              {of.slice(0, SHOWN).map((overlap) => (
                <li key={overlap.product.id} className={classes.wine}>
                  <span className={classes.words}>
                    <span>{wineOf(overlap.product)}</span>
                    {!isAlike && why(overlap)}
                  </span>
                  <span className={classes.prices}>
                    <span data-prevails={overlap.prevails === 'this' || undefined}>
                      <Dim size={12}>{t('pricelist:overlap.own')}</Dim> {formatMoney(overlap.priceTaxExcl)}
                      {overlap.prevails === 'this' && <Applies />}
                    </span>
                    <span data-prevails={overlap.prevails === 'other' || undefined}>
                      <Dim size={12}>{t('pricelist:overlap.theirs')}</Dim> {formatMoney(overlap.otherPriceTaxExcl)}
                      {overlap.prevails === 'other' && <Applies />}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            {more > 0 && <Dim as="p">{t('pricelist:overlap.more', plural(more))}</Dim>}
          </section>
        )
      })}
    </>
  )
}

/** Says of a price that it is the one that will be paid. */
function Applies() {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  return <Dim size={12}> {t('pricelist:overlap.applies')}</Dim>
}
