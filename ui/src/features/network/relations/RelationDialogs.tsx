import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Me, UserRelation } from '~/api/types'
import { api } from '~/shared/api/client'
import { Dim } from '~/shared/layout/Dim'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { Dialog } from '~/shared/parts/Dialog'
import { TermsForm } from '~/shared/terms/TermsForm'
import { toast } from '~/shared/toasts/toast'
import classes from './RelationDialogs.module.css'
import { kindOf, nameOf, pathTo } from './relation'
import { type Asked, useNetworkRefresh } from './relation-actions'

interface Props {
  asked: Asked
  viewer: Me
  onClose: () => void
}

/** The question that is open about a relation. */
export function RelationDialogs({ asked, viewer, onClose }: Props) {
  const { what, relation } = asked
  if (what === 'remove') return <RemoveDialog relation={relation} viewer={viewer} onClose={onClose} />
  return <TermsDialog accepts={what === 'accept'} relation={relation} viewer={viewer} onClose={onClose} />
}

interface DialogProps {
  relation: UserRelation
  viewer: Me
  onClose: () => void
}

/** Sets the terms of a relation; those of an invitation received are set as it is accepted. */
function TermsDialog({ accepts, relation, viewer, onClose }: DialogProps & { accepts: boolean }) {
  const { t } = useTranslation('network')
  const refresh = useNetworkRefresh()
  const kind = kindOf(relation, viewer)
  const name = nameOf(relation)
  if (!kind) return null

  async function onSaved() {
    onClose()
    toast.success(t(accepts ? 'accepted' : 'terms.saved', { name }))
    await refresh()
  }

  return (
    <Dialog
      size="lg"
      onClose={onClose}
      // A click beside it would lose what was typed.
      closeOnClickOutside={false}
      title={t(accepts ? 'terms.accept' : 'terms.of', { name })}
    >
      <Dim as="p" mb={16}>
        {t(accepts ? 'terms.acceptHelp' : `terms.help.${kind}`)}
      </Dim>
      <TermsForm
        terms={relation}
        kind={kind}
        accepts={accepts}
        submit={t(accepts ? 'accept' : 'terms.save')}
        onSaved={() => void onSaved()}
      >
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      </TermsForm>
    </Dialog>
  )
}

/** What the end of a relation means, for who is about to end it. */
function consequenceOf({ user, relation }: UserRelation): string {
  if (relation === 'parent') return user?.userGroup.code === 'supplier' ? 'supplier' : 'agent'
  return user?.userGroup.code === 'commercial_agent' ? 'ownAgent' : 'customer'
}

/** Ends a relation: that cannot be taken back, only begun again. */
function RemoveDialog({ relation, viewer, onClose }: DialogProps) {
  const { t } = useTranslation('network')
  const refresh = useNetworkRefresh()
  const name = nameOf(relation)
  const reader = viewer.userGroup.code === 'commercial_agent' ? 'asAgent' : 'plain'

  async function remove() {
    try {
      await api.delete(pathTo(relation), { path: { id: relation.id } })
      onClose()
      toast.success(t('remove.done', { name }))
    } finally {
      await refresh()
    }
  }

  return (
    <ConfirmAct danger title={t('remove.title', { name })} confirm={t('remove.confirm')} act={remove} onClose={onClose}>
      <p className={classes.text}>{t(`remove.means.${reader}.${consequenceOf(relation)}`, { name })}</p>
      <p className={classes.text}>{t('remove.told', { name })}</p>
    </ConfirmAct>
  )
}
