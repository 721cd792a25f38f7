import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ExportMenu.module.css'

interface Props {
  disabled: boolean
  isBusy: boolean
  onExcel: () => void
  onCsv: () => void
}

/** The whole list as a file, in the format that the person chooses. */
export function ExportMenu({ disabled, isBusy, onExcel, onCsv }: Props) {
  const { t } = useTranslation('order')
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.export ?? ''}
          leftSection={<IconDownload size={17} stroke={1.8} aria-hidden />}
          disabled={disabled}
          loading={isBusy}
        >
          {t('export.all')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item className={classes.item ?? ''} onClick={onExcel}>
          {t('export.excel')}
        </Menu.Item>
        <Menu.Item className={classes.item ?? ''} onClick={onCsv}>
          {t('export.plain')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
