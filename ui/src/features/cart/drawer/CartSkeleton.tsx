import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './CartSkeleton.module.css'

/** The shape of two suppliers with their lines. */
export function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      {['first', 'second'].map((supplier) => (
        <div key={supplier} className={classes.group}>
          <div className={classes.head}>
            <Skeleton height={18} width={160} />
            <Skeleton height={14} width={72} />
          </div>
          <Skeleton height={64} radius="md" />
          <div className={classes.line}>
            <Skeleton height={44} width={40} radius="sm" />
            <div className={classes.words}>
              <Skeleton height={14} width="72%" />
              <Skeleton height={12} width="48%" />
              <Skeleton height={36} width={112} radius="md" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
