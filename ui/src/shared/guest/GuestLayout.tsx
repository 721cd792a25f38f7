import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Bottle } from '~/shared/bottle/Bottle'
import { localeHref, rememberLocale } from '~/shared/locale/detect'
import { currentLocale } from '~/shared/locale/locale'
import { Brand } from './Brand'
import { cellar } from './cellar'
import { DemoNote } from './DemoNote'
import classes from './GuestLayout.module.css'

/** The layout without a person: the cellar on one side, a form on the other. */
export function GuestLayout() {
  const { t } = useTranslation()
  const other = currentLocale() === 'fr' ? 'en' : 'fr'
  return (
    <div className={classes.layout}>
      <aside className={classes.cellar}>
        <Brand />
        <div className={classes.words} data-wide-only>
          <p className={classes.promise}>{t('guest.promise')}</p>
          <p className={classes.detail}>{t('guest.detail')}</p>
        </div>
        <div className={classes.shelf} aria-hidden="true">
          {cellar.map((product) => (
            <Bottle key={product.id} product={product} height={300} decorative />
          ))}
        </div>
      </aside>
      <div className={classes.side}>
        <header className={classes.top}>
          <DemoNote />
          <a
            className={classes.locale}
            href={localeHref(other, window.location)}
            hrefLang={other}
            lang={other}
            onClick={() => rememberLocale(other)}
          >
            {t(`account.locale.${other}`)}
          </a>
        </header>
        <main id="content" className={classes.main}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
