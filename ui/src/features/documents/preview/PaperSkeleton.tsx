import { Skeleton } from '@mantine/core'
import classes from './DocumentSheet.module.css'

/** A sheet of paper that is on its way. */
export const PaperSkeleton = () => (
  <div className={classes.paper} aria-hidden>
    <Skeleton height={22} width="38%" />
    <Skeleton height={10} width="52%" />
    <Skeleton height={10} width="46%" />
    <Skeleton height={1} width="100%" />
    <Skeleton height={10} width="90%" />
    <Skeleton height={10} width="84%" />
    <Skeleton height={10} width="88%" />
  </div>
)
