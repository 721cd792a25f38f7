/** What of the form is fetched after its first part. */
export { ConflictDialog } from './ConflictDialog'
export { FurtherFields } from './FurtherFields'
