import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openLayer } from './layers'
import classes from './SearchButton.module.css'

/** Opens the palette: looks like a field where there is room, an icon on a telephone. */
export function SearchButton() {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => openLayer('palette')}
    >
      <IconSearch size={18} stroke={1.8} aria-hidden />
      <span className={classes.words} aria-hidden="true">
        {t('shell.search')}
      </span>
      <Kbd className={classes.key} aria-hidden="true">
        {t('shell.searchKey')}
      </Kbd>
    </UnstyledButton>
  )
}
