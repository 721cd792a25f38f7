import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import desk from './desk.module.css'

interface Props {
  title: string
  back: { to: string; label: string; search?: object }
  /** Whose paper it is. */
  subtitle: string
  /** The sheet. */
  children: ReactNode
}

/** A paper as it will be printed; printing leaves out everything around the sheet. */
export function PaperPage({ title, back, subtitle, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className={desk.screen}>
        <PageHeader
          title={title}
          back={back}
          subtitle={subtitle}
          actions={
            <Button leftSection={<IconPrinter size={17} aria-hidden />} autoFocus onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
        />
      </div>
      <div className={desk.desk}>{children}</div>
    </>
  )
}
