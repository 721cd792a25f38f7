import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useCart } from '~/shared/cart/store'
import { isTotalAwaited } from '~/shared/cart/total'
import { useDownload } from '~/shared/export/use-download'
import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Panel } from '~/shared/parts/Panel'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'

/** The cart as a quotation on paper: to be saved, or kept among one's documents. Nothing is asked of anybody by it. */
export function PaperPanel() {
  const { t } = useTranslation('cart')
  const client = useQueryClient()
  const id = useCart(({ quote }) => quote?.id)
  const isAwaited = useCart(isTotalAwaited)
  const { isBusy: isSaving, save } = useDownload()
  const { isBusy, run } = useBusy()
  if (!id) return null
  const keep = () =>
    run(async () => {
      await api.get('/cart/{id}/pdf/save', { path: { id } })
      toast.success(t('paper.kept'))
      await client.invalidateQueries({ queryKey: ['documents'] })
    }, t('paper.failed'))
  return (
    <Panel title={t('paper.title')}>
      <Dim as="p" mb={12}>
        {t('paper.help')}
      </Dim>
      <Row>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          disabled={isAwaited}
          loading={isSaving}
          onClick={() => void save(`/cart/${id}/pdf`, {}, `${t('paper.file')}.pdf`)}
        >
          {t('paper.save')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={17} aria-hidden />}
          disabled={isAwaited}
          loading={isBusy}
          onClick={() => void keep()}
        >
          {t('paper.keep')}
        </Button>
      </Row>
    </Panel>
  )
}
