import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useMe } from '../queries'
import texts from './sections.module.css'

const EraseAccount = lazy(() => import('./EraseAccount'))

/** What is kept of a person is the person's: to take along, and to have erased. */
export default function DataSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const [isErasing, setErasing] = useState(false)
  const [isLoading, setLoading] = useState(false)
  if (me.impersonator) {
    return (
      <Panel title={t('section.data')}>
        <Notice tone="info">{t('impersonated.data')}</Notice>
      </Panel>
    )
  }

  async function download() {
    setLoading(true)
    await downloadOwnData().catch(() => undefined) // the client has told why
    setLoading(false)
  }

  return (
    <>
      <Panel title={t('data.export')}>
        <p className={texts.intro}>{t('data.exportHelp')}</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} aria-hidden />}
          loading={isLoading}
          onClick={() => void download()}
        >
          {t('data.download')}
        </Button>
      </Panel>
      <Panel title={t('erase.title')}>
        <p className={texts.intro}>{t('erase.intro')}</p>
        <Button variant="outline" color="danger.6" onClick={() => setErasing(true)}>
          {t('erase.open')}
        </Button>
        {isErasing && (
          <Suspense>
            <EraseAccount onClose={() => setErasing(false)} />
          </Suspense>
        )}
      </Panel>
    </>
  )
}

/** Hands everything that is kept of the person to it, as a file. Errors: the client's, already told. */
async function downloadOwnData(): Promise<void> {
  const data = await api.get('/me/export')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `millesime-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
