/** What stands in a row of the table to work in. */
export { CompletenessCell } from './CompletenessCell'
export { EditCell } from './EditCell'
export { GroupsCell } from './GroupsCell'
export { ProductMenu } from './ProductMenu'
export { SavingNote } from './SavingNote'
export { StatusCell } from './StatusCell'
