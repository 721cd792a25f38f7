import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Obstacle } from '../blockers'
import link from '../lines/CompleteLink.module.css'

/** To the wines that make a code apply: those of the suppliers that bear it. */
export function PromoCodeWays({ obstacle: { code, suppliers = [] } }: { obstacle: Obstacle }) {
  const { t } = useTranslation('cart')
  if (suppliers.length === 0) return null
  const ids = suppliers.map((iri) => iri.split('/').at(-1) ?? '')
  return (
    <Link to="/products/grid" search={{ supplier: ids }} className={link.link}>
      <IconPlus size={15} stroke={2} aria-hidden />
      {t(code === 'promo_code_minimum' ? 'promo.complete' : 'promo.wines')}
    </Link>
  )
}
