import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../use-download'
import classes from './TemplateLinks.module.css'

/** A table with every column that can be imported and an example, in both formats. */
export function TemplateLinks() {
  const { t } = useTranslation('imports')
  const { isBusy, save } = useDownload()
  return (
    <div className={classes.links}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
          disabled={isBusy}
          onClick={() => void save('/product_imports/template', { format }, `${t('file.templateName')}.${format}`)}
        >
          {t(`file.template.${format}`)}
        </Button>
      ))}
    </div>
  )
}
