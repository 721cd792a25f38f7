import { useTranslation } from 'react-i18next'
import type { Me, Parameters } from '~/api/types'
import { Hint } from '~/shared/layout/Dim'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { recordFacts } from '~/shared/person-records/record-facts'
import { recordKind } from '~/shared/person-records/record-kind'
import { PanelLink } from './PanelLink'
import classes from './RecordPanel.module.css'

interface Props {
  me: Me
  record: Parameters
  mayEdit: boolean
}

/** What the person's group tells of itself, and the conditions it trades under. */
export function RecordPanel({ me, record, mayEdit }: Props) {
  const { t } = useTranslation('profile')
  const { t: words } = useTranslation('record')
  const kind = recordKind(me.userGroup.code)
  const title = t(`record:title.${me.userGroup.code}`)
  return (
    <Panel
      title={title}
      aside={
        mayEdit && (
          <PanelLink section="parameters" label={t('editOf', { what: title })}>
            {t('edit')}
          </PanelLink>
        )
      }
    >
      {record.base64ContentPhoto && (
        <img
          className={classes.photo}
          src={record.base64ContentPhoto}
          alt={t('record:pictures.photoOf', { company: me.company })}
        />
      )}
      {kind && <Facts facts={recordFacts(words, kind.fields, record)} />}
      {kind?.fields === 'buyer' && <Hint mt={12}>{t('record:conditions.why')}</Hint>}
    </Panel>
  )
}
