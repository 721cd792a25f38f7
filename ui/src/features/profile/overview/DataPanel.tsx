import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import classes from './DataPanel.module.css'
import { PanelLink } from './PanelLink'

/** What the person may do with what is kept of it. */
export function DataPanel() {
  const { t } = useTranslation('profile')
  return (
    <Panel
      title={t('data.title')}
      aside={
        <PanelLink section="data" label={t('editOf', { what: t('data.title') })}>
          {t('manage')}
        </PanelLink>
      }
    >
      <p className={classes.words}>{t('data.about')}</p>
    </Panel>
  )
}
