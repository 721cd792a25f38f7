import { IconChevronUp, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './DockFrancos.module.css'
import type { SupplierFranco } from './franco'

interface Props {
  francos: SupplierFranco[]
  path: '/products/grid' | '/products/list'
  view: 'table' | undefined
}

/** How many suppliers deliver free of charge so far; opened, how far each one is and the way there. */
export function DockFrancos({ francos, path, view }: Props) {
  const { t } = useTranslation('catalogue')
  const [nearest] = francos
  if (!nearest) return null
  const reached = francos.filter((franco) => franco.reached).length
  const words = nearest.reached
    ? t('dock.allReached', { count: francos.length })
    : t('dock.nearest', { amount: nearest.missing, supplier: nearest.supplier.company })
  return (
    <details
      className={classes.francos}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.open = false
      }}
    >
      <summary className={classes.summary}>
        <IconTruckDelivery size={17} stroke={1.7} aria-hidden />
        <span className={classes.words}>{words}</span>
        {francos.length > 1 && (
          <span className={classes.count}>{t('dock.reached', { reached, count: francos.length })}</span>
        )}
        <IconChevronUp className={classes.sign} size={16} aria-hidden />
      </summary>
      <div className={classes.panel}>
        <p className={classes.help}>{t('dock.help')}</p>
        <ul>
          {francos.map((franco) => (
            <li key={franco.supplier.id} className={classes.franco} data-reached={franco.reached || undefined}>
              <b>{franco.supplier.company}</b>
              <span>{franco.reached ? t('franco.reached') : t('franco.missing', { amount: franco.missing })}</span>
              <progress
                className={classes.bar}
                max={100}
                value={franco.percent}
                aria-label={t('franco.label', { supplier: franco.supplier.company })}
              />
              {!franco.reached && (
                <Link
                  to={path}
                  search={{ supplier: [String(franco.supplier.id)], view }}
                  className={classes.complete}
                  data-touch
                  aria-label={t('dock.completeAt', { supplier: franco.supplier.company })}
                >
                  {t('detail.complete')}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
