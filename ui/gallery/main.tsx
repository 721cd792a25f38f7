import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '~/app/query-client'
import { theme } from '~/app/theme'
import { adoptThemeVariables } from '~/app/theme-variables'
import { startTexts } from '~/shared/i18n/i18n'
import { setCurrentLocale } from '~/shared/locale/locale'
import { GalleryPage } from './GalleryPage'
import { answerFromSamples } from './network'
import '~/app/styles/index.css'

async function start(): Promise<void> {
  const lang = new URLSearchParams(window.location.search).get('lang')
  setCurrentLocale(lang === 'en' ? 'en' : 'fr')
  adoptThemeVariables()
  answerFromSamples()
  await startTexts()

  const root = document.getElementById('root')
  if (!root) throw new Error('gallery.html lacks #root')
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={createQueryClient()}>
          <GalleryPage />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  )
}

void start()
