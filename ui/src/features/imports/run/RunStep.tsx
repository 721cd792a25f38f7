import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isAtWork, type ProductImport } from '../imports'
import { ProgressPanel } from '../ProgressPanel'
import { KeptRows } from './KeptRows'
import { OutcomePanel } from './OutcomePanel'
import classes from './RunStep.module.css'

/** The fourth step: the import goes on, then what came of it. */
export function RunStep({ of }: { of: ProductImport }) {
  const client = useQueryClient()
  // What the catalogue showed before is no longer what it is.
  useEffect(() => {
    if (!isAtWork(of)) {
      void client.invalidateQueries({ queryKey: ['products'] })
      void client.invalidateQueries({ queryKey: ['stock'] })
    }
  }, [client, of])
  if (isAtWork(of) || of.state === 'interrupted') return <ProgressPanel of={of} />
  return (
    <div className={classes.step}>
      <OutcomePanel of={of} />
      {of.result.kept > 0 && of.rowsKept && <KeptRows of={of} />}
    </div>
  )
}
