import { Fragment } from 'react'
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
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry, at) => (
                    <Fragment key={entry.id}>
                      {originOf(entry) !== originOf(entries[at - 1]) && (
                        <tr className={classes.region}>
                          <th colSpan={3}>{originOf(entry)}</th>
                        </tr>
                      )}
                      <Line entry={entry} />
                    </Fragment>
                  ))}
                </tbody>
              </table>
            </section>
          )
        )
      })}
      <footer className={classes.foot}>
        <p>{t('paper.prices')}</p>
        <p>{t('paper.allergens')}</p>
        <p>{t('paper.health')}</p>
      </footer>
    </article>
  )
}

/** Where a wine comes from, as the list names it above the wines that do: its region, or its country. */
const originOf = (entry: Entry | undefined) => entry && (entry.product.region || countryName(entry.product.country))

function Line({ entry: { product, favourite, comment, glassPriceTaxIncl, bottlePriceTaxIncl } }: { entry: Entry }) {
  const { t } = useTranslation('winelist')
  return (
    <tr>
      <td>
        <b>{wineOf(product)}</b>
        {favourite && ` · ${t('column.favourite')}`}
        <small>
          {[product.appellation, countryName(product.country), formatSize(product.bottleSizeCl), comment]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </td>
      <td>{glassPriceTaxIncl === null ? '' : formatMoney(glassPriceTaxIncl)}</td>
      <td>{bottlePriceTaxIncl === null ? '' : formatMoney(bottlePriceTaxIncl)}</td>
    </tr>
  )
}
