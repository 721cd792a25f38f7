import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatSize, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { join } from '~/shared/layout/props'
import type { Goods } from '~/shared/warehouse/goods'
import classes from './counting.module.css'

interface Props {
  product: Goods
  /** It was counted last: it comes into view. */
  isLast: boolean
  /** How far it is counted, in words. */
  standing: ReactNode
  /** What else is told of it, below it once its button is pressed. */
  more: { words: string; label: string; isOpen: boolean; fields: ReactNode }
  className?: string | undefined
  /** Where its bottles are counted. */
  children: ReactNode
}

/** One product that is counted, large enough for a tablet in a cellar. */
export function CountingLine({ product, isLast, standing, more, className, children }: Props) {
  const line = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useState(more.isOpen)
  const wine = wineOf(product)

  useEffect(() => {
    if (isLast) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isLast])

  return (
    <li ref={line} className={join(classes.line, className)} data-last={isLast || undefined} aria-label={wine}>
      <div className={classes.wine}>
        <BottleThumb product={product} image={product.images[0]} />
        <div className={classes.words}>
          <span className={classes.name}>{wine}</span>
          <Dim size={13} data-figures>
            {[product.reference, formatSize(product.bottleSizeCl), product.ean].filter(Boolean).join(' · ')}
          </Dim>
          <span className={classes.standing}>{standing}</span>
        </div>
      </div>
      <div className={classes.counted}>
        {children}
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-label={more.label}
          onClick={() => setOpen(!isOpen)}
        >
          {more.words}
        </Button>
      </div>
      {isOpen && more.fields}
    </li>
  )
}
