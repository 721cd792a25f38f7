import { BlockSkeleton } from '~/shared/parts/Skeletons'
import classes from './UserEditPage.module.css'

/** The edit page before the account is here. */
export function UserEditSkeleton() {
  return (
    <div className={classes.columns}>
      <BlockSkeleton height={620} />
      <BlockSkeleton height={160} />
    </div>
  )
}
