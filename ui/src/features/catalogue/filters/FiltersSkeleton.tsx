import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import facet from './FacetGroup.module.css'
import classes from './FiltersSkeleton.module.css'

const groups = [2, 4, 8, 8]

/** The shape of the filters while their values are counted. */
export function FiltersSkeleton() {
  const { t } = useTranslation('catalogue')
  return (
    <div role="status" aria-label={t('loading')}>
      {groups.map((rows, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
        <div key={at} className={facet.group}>
          <Skeleton height={14} width="45%" my={13} />
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
            <div key={row} className={classes.row}>
              <Skeleton height={16} width={16} radius="sm" />
              <Skeleton height={12} width={`${40 + ((row * 17) % 30)}%`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
