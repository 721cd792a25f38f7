import { ActionIcon, Popover, Skeleton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './PriceTrace.module.css'
import { TraceSteps } from './TraceSteps'
import type { TraceStep } from './trace-of'

interface Props {
  /** Undefined while it is being loaded. */
  trace: TraceStep[] | undefined
  product: string
  /** Called when the explanation is asked for: lists load it only then. */
  onOpen?: () => void
  /** It could not be loaded. */
  isError?: boolean
  isTaxIncluded?: boolean
  isForCustomer?: boolean
  publicPrice?: number | null
}

/** Explains a price, step by step, from the list price to what the buyer pays. */
export function PriceTrace({ trace, product, onOpen, isError = false, ...price }: Props) {
  const { t } = useTranslation()
  if (trace?.length === 0) return null
  return (
    <Popover width={320} position="bottom-end" shadow="lg" withArrow trapFocus {...(onOpen ? { onOpen } : {})}>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" className={classes.open} aria-label={t('trace.open', { product })}>
          <IconInfoCircle size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('trace.title')}>
        <p className={classes.title}>{t('trace.title')}</p>
        {trace ? <TraceSteps trace={trace} {...price} /> : isError ? <p>{t('error.load')}</p> : <TraceSkeleton />}
      </Popover.Dropdown>
    </Popover>
  )
}

function TraceSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={classes.steps}>
      <Skeleton height={14} width="80%" />
      <Skeleton height={14} width="65%" />
      <Skeleton height={14} />
    </div>
  )
}
