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
          {range(4).map((cell) => (
            <Skeleton key={cell} height={12} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The shape of a form: fields, with room for their names. */
export function FieldsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={classes.fields}>
      {range(8).map((field) => (
        <Skeleton key={field} height={36} />
      ))}
    </div>
  )
}

/** The shape of a block whose content is free. */
export function BlockSkeleton({ height }: { height: number }) {
  const { t } = useTranslation()
  return <Skeleton height={height} radius="lg" role="status" aria-label={t('loading')} />
}
