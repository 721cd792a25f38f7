import { Panel } from '~/shared/parts/Panel'
import classes from './CommentPanel.module.css'

/** What somebody wrote about it, in the lines it was written in; nothing where nothing was. */
export const CommentPanel = ({ title, comment }: { title: string; comment: string }) =>
  comment && (
    <Panel title={title}>
      <p className={classes.comment}>{comment}</p>
    </Panel>
  )
