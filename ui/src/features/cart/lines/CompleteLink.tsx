import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { closeCartDrawer } from '~/shared/cart/drawer'
import classes from './CompleteLink.module.css'

/** To the catalogue of one supplier, to reach free shipping or its minimum. */
export function CompleteLink({ supplier }: { supplier: { id: number; company: string } }) {
  const { t } = useTranslation('cart')
  return (
    <Link
      to="/products/grid"
      search={{ supplier: [String(supplier.id)] }}
      className={classes.link}
      aria-label={t('completeAt', { supplier: supplier.company })}
      onClick={closeCartDrawer}
    >
      <IconPlus size={15} stroke={2} aria-hidden />
      {t('complete')}
    </Link>
  )
}
