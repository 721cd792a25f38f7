import { DisplayMenu } from '~/shared/table/DisplayMenu'
import type { TableView } from '~/shared/table/use-table-view'
import classes from './Toolbar.module.css'

const nothing = () => undefined

/** Columns and density; cards below 960 px have neither, and their order is in the bar. */
export function TableDisplay({ view }: { view: TableView }) {
  return (
    <span className={classes.display}>
      <DisplayMenu view={view} sorts={[]} sort={null} onSort={nothing} />
    </span>
  )
}
