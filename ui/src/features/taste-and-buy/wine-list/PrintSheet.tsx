import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { countryName } from '~/shared/format/country-name'
import { formatMoney, formatSize, wineOf } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { useSession } from '~/shared/session/session'
import classes from './PrintSheet.module.css'
import { type Entry, entriesIn, type Section } from './wine-list'

interface Props {
  list: WineList
  sections: readonly Section[]
}

const isTonight = ({ availableTonight }: Entry) => availableTonight

/** The list on paper, as guests read it: the wines of tonight by section and region. On screen there is nothing of it. */
export function PrintSheet({ list, sections }: Props) {
  const { t } = useTranslation('winelist')
  const company = useSession((session) => session.user?.company ?? '')
  return (
    <article hidden className={`${paper.sheet} ${classes.sheet}`}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>{company}</p>
          <h2 className={paper.title}>{list.name}</h2>
        </div>
      </header>
      {sections.map((section) => {
        const entries = entriesIn(list, section).filter(isTonight)
        return (
          entries.length > 0 && (
            <section key={section} className={classes.section}>
              <h3>{t(`section.${section}`)}</h3>
              <table className={`${paper.lines} ${classes.lines}`}>
                <thead>
                  <tr>
                    <th>{t('column.wine')}</th>
                    <th>{t('column.glass', { size: formatSize(list.glassCl) })}</th>
                    <th>{t('column.bottle')}</th>
                    <th>{t('column.store')}</th>
                  </tr>
                </thead>
                {byOrigin(entries).map(([origin, wines]) => (
                  <tbody key={origin}>
                    <tr className={classes.region}>
                      <th colSpan={4}>{origin}</th>
                    </tr>
                    {wines.map((entry) => (
                      <Line key={entry.id} entry={entry} />
                    ))}
                  </tbody>
                ))}
              </table>
            </section>
          )
        )
      })}
      <footer className={classes.foot}>
        <p>{t('paper.prices')}</p>
        <p>{t('paper.store')}</p>
        <p>{t('paper.allergens')}</p>
        <p>{t('paper.health')}</p>
      </footer>
    </article>
  )
}

/** The wines of each region, or of each country where none is known, one region after the other as the list first names them. */
function byOrigin(entries: readonly Entry[]): [origin: string, wines: Entry[]][] {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const origin = entry.product.region || countryName(entry.product.country)
    found.set(origin, [...(found.get(origin) ?? []), entry])
  }
  return [...found]
}

const priceOf = (price: number | null) => (price === null ? '' : formatMoney(price))

function Line({ entry: { product, favourite, comment, ...prices } }: { entry: Entry }) {
  const { t } = useTranslation('winelist')
  return (
    <tr>
      <td>
        <b>{wineOf(product)}</b> {favourite && <span className={classes.loved}>· {t('column.favourite')}</span>}
        <small>
          {[product.appellation, countryName(product.country), formatSize(product.bottleSizeCl), comment]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </td>
      <td>{priceOf(prices.glassPriceTaxIncl)}</td>
      <td>{priceOf(prices.bottlePriceTaxIncl)}</td>
      <td>{priceOf(prices.storePriceTaxIncl)}</td>
    </tr>
  )
}
