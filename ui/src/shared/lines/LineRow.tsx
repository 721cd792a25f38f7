import { type ReactNode, useId } from 'react'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { join } from '~/shared/layout/props'
import { BottleField } from '~/shared/warehouse/BottleField'
import { factsOf, type Goods } from '~/shared/warehouse/goods'
import classes from './lines.module.css'

interface Props {
  product: Goods
  /** What `useLines` knows it by. */
  line: string
  /** What refusals of the line, and of its bottles, name. */
  paths: { product: string; quantity?: string }
  /** Why it cannot be sent; '' when it can. */
  problems: string
  bottles: { label: string; value: number; onChange: (bottles: number) => void }
  /** What is said beside the bottles. */
  beside: ReactNode
  acts: ReactNode
  /** Enter in the bottles: the next product. */
  onEnter: () => void
  /** Where what is beside the wine stands. */
  classNames?: { line: string | undefined; quantity?: string | undefined; acts?: string | undefined }
  /** What else is told of it, below. */
  children?: ReactNode
}

/** One product among those that are written: what it is, what was refused of it, how many bottles, and what may be done. */
export function LineRow({ product, line, paths, problems, bottles, beside, acts, onEnter, ...rest }: Props) {
  const problemId = useId()
  const { classNames, children } = rest
  return (
    <li className={join(classes.line, classNames?.line)} data-line={line} data-path={paths.product}>
      <BottleThumb product={product} image={product.images[0]} />
      <div className={classes.words}>
        <span className={classes.name}>{wineOf(product)}</span>
        <Dim size={13} data-figures>
          {factsOf(product)}
        </Dim>
        {problems && (
          <span id={problemId} className={classes.problem}>
            {problems}
          </span>
        )}
      </div>
      <div className={join(classes.quantity, classNames?.quantity)} data-path={paths.quantity}>
        <BottleField
          {...bottles}
          unitsPerCarton={product.unitsPerCarton}
          onEnter={onEnter}
          error={problems || undefined}
          errorId={problemId}
        />
        <Dim size={13} data-figures>
          {beside}
        </Dim>
      </div>
      <div className={join(classes.acts, classNames?.acts)}>{acts}</div>
      {children}
    </li>
  )
}
