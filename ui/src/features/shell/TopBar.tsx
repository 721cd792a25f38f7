import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './Brand'
import { CartButton } from './CartButton'
import { DemoNote } from './DemoNote'
import { SearchButton } from './SearchButton'
import classes from './TopBar.module.css'

/** Search, the demonstration's note, the cart: on top of every screen. */
export function TopBar() {
  const { t } = useTranslation()
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo} aria-label={t('shell.homeLink')}>
        <BrandMark size={26} />
      </Link>
      <SearchButton />
      <div className={classes.end}>
        <DemoNote />
        <CartButton />
      </div>
    </header>
  )
}
