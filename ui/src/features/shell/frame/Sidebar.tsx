import { Tooltip, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { orderSummaryQuery } from '~/shared/api/order-summary'
import { waitingPeopleQuery } from '~/shared/api/waiting-people'
import { useIsRail } from '~/shared/parts/breakpoints'
import { Brand } from '../guest/Brand'
import { AccountMenu } from './AccountMenu'
import { useIsExact, useNavigation } from './navigation'
import classes from './Sidebar.module.css'

/** The dark menu on the left: words from 1280 px, icons with tooltips from 960 px, absent below. */
export function Sidebar() {
  const { t } = useTranslation()
  const isRail = useIsRail()
  const sections = useNavigation()
  const isExact = useIsExact()
  const waiting = useWaiting(sections)

  return (
    <aside className={classes.sidebar} data-wide-only>
      <Link to="/" className={classes.logo} aria-label={t('shell.homeLink')}>
        <Brand compact={isRail} />
      </Link>
      <nav aria-label={t('shell.menu')} className={classes.nav}>
        {sections.map((section) => (
          <div key={section.label} className={classes.section}>
            <p className={classes.heading}>{t(section.label)}</p>
            {section.entries.map(({ to, label, icon: Icon, count }) => {
              const number = count ? waiting[count] : 0
              return (
                <Tooltip key={to} label={t(label)} position="right" disabled={!isRail} openDelay={150}>
                  <Link to={to} className={classes.link} activeOptions={{ exact: isExact(to) }}>
                    <Icon size={19} stroke={1.7} aria-hidden />
                    <span className={classes.label}>{t(label)}</span>
                    {count && number > 0 && (
                      <span className={classes.count}>
                        {number}
                        <VisuallyHidden> {t(`menu.${count}`)}</VisuallyHidden>
                      </span>
                    )}
                  </Link>
                </Tooltip>
              )
            })}
          </div>
        ))}
      </nav>
      <div className={classes.foot}>
        <AccountMenu compact={isRail} />
      </div>
    </aside>
  )
}

/** How much waits behind the entries of the menu; asked only for those that are there. */
function useWaiting(sections: ReturnType<typeof useNavigation>) {
  const hasUsers = sections.some(({ entries }) => entries.some(({ count }) => count === 'toValidate'))
  const orders = useQuery({ ...orderSummaryQuery, enabled: sections.length > 0 })
  const people = useQuery({ ...waitingPeopleQuery, enabled: hasUsers })
  return { toProcess: orders.data?.toProcess ?? 0, toValidate: people.data?.['hydra:totalItems'] ?? 0 }
}
