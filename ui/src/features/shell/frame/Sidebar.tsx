import { Tooltip, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countIn, useWaiting } from '~/shared/api/waiting'
import { formatInteger } from '~/shared/format/format'
import { Brand } from '~/shared/guest/Brand'
import { useIsRail } from '~/shared/parts/breakpoints'
import { AccountMenu } from './AccountMenu'
import { useIsBeside, useIsExact, useNavigation } from './navigation'
import classes from './Sidebar.module.css'

/** The dark menu on the left: words from 1280 px, icons with tooltips from 960 px, absent below. */
export function Sidebar() {
  const { t } = useTranslation()
  const isRail = useIsRail()
  const sections = useNavigation()
  const isExact = useIsExact()
  const isBeside = useIsBeside()
  const waiting = useWaiting()

  return (
    <aside className={classes.sidebar} data-wide-only>
      <Link to="/" className={classes.logo} aria-label={t('shell.homeLink')}>
        <Brand compact={isRail} />
      </Link>
      <nav aria-label={t('shell.menu')} className={classes.nav}>
        {sections.map((section) => (
          <div key={section.label} className={classes.section}>
            <p className={classes.heading}>{t(section.label)}</p>
            {section.entries.map(({ to, label, icon: Icon, list }) => {
              const count = countIn(waiting, list)
              return (
                <Tooltip key={to} label={t(label)} position="right" disabled={!isRail} openDelay={150}>
                  <Link
                    to={to}
                    className={classes.link}
                    activeOptions={{ exact: isExact(to) }}
                    {...(isBeside(to) && { 'data-status': 'active' })}
                  >
                    <Icon size={19} stroke={1.7} aria-hidden />
                    <span className={classes.label}>{t(label)}</span>{' '}
                    {count > 0 && (
                      <span className={classes.count}>
                        {formatInteger(count)} <VisuallyHidden>{t('menu.waiting')}</VisuallyHidden>
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
