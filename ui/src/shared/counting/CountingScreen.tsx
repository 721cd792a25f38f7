import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '~/shared/layout/Row'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { PageHeader } from '~/shared/parts/PageHeader'
import { QueueState } from '~/shared/queue/QueueState'
import { ANY } from '~/shared/warehouse/asked'
import type { Place } from '~/shared/warehouse/product-queries'
import type { Adding } from './use-adding'

const ProductDialog = loadOnIntent(() => import('~/shared/warehouse/ProductDialog').then((part) => part.ProductDialog))

interface Props {
  title: string
  back: { to: string; label: string }
  /** What tells it from others, beside what is not sent yet. */
  about?: string
  /** What of it only this machine knows; '' for nothing. */
  unsaved: string
  /** What is asked of a code that nobody knows; of '' when a wine is looked for without one. */
  which: (code: string) => string
  /** Whose wines they are, and where. */
  place: Place
  adding: Adding
  /** It is counted now. */
  isOpen: boolean
  /** What was refused, why nothing can be counted now, or what is counted: in ScanPanel. */
  children: ReactNode
}

/** A page on which bottles are counted; who adds a wine that is not listed, or scans a code that nobody knows, is asked which it is. */
export function CountingScreen({ title, back, about, unsaved, which, place, adding, isOpen, children }: Props) {
  const { t } = useTranslation('warehouse')
  const { asked, setAsked } = adding
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        subtitle={
          <Row as="span" gap="2px 20px" align="stretch" wrap>
            {about && <span>{about}</span>}
            <QueueState unsaved={unsaved} />
          </Row>
        }
        actions={
          isOpen && (
            <Button
              variant="default"
              leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
              {...ProductDialog.intent}
              onClick={() => setAsked(ANY)}
            >
              {t('counting.other')}
            </Button>
          )
        }
      />
      {children}
      {asked !== null && (
        <ProductDialog
          place={place}
          asked={asked}
          title={t(asked.code === '' ? 'counting.other' : 'counting.unknown')}
          help={which(asked.code)}
          onProduct={adding.onProduct}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
