import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Skeletons.module.css'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of a list's rows while its first answer is awaited. */
export function RowsSkeleton({ rows = 10 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      {range(rows).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton height={12} width="70%" />
          <Skeleton height={12} width={`${45 + ((row * 17) % 40)}%`} />
          <Skeleton height={12} width={`${40 + ((row * 23) % 30)}%`} />
          <Skeleton height={12} width="60%" ml="auto" />
        </div>
      ))}
    </div>
  )
}

/** The shape of a block whose content is free. */
export function BlockSkeleton({ height }: { height: number }) {
  const { t } = useTranslation()
  return <Skeleton height={height} radius="lg" role="status" aria-label={t('loading')} />
}
