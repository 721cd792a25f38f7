import { useEffect } from 'react'
import Toaster from '~/shared/toasts/Toaster'
import { toast } from '~/shared/toasts/toast'
import { type Gallery, say } from '../gallery'

function FourKinds() {
  useEffect(() => {
    toast.success(say('Le produit a été ajouté au panier', 'The product was added to the cart'), { id: 'success' })
    toast.undo(say('Château Brisac a été retiré du panier', 'Château Brisac was removed'), () => undefined, 'info')
    toast.warning(say('Vous n’avez pas accès à cette page', 'You may not open this page'), { id: 'warning' })
    toast.error(say('Le serveur ne répond pas', 'The server does not answer'), {
      id: 'error',
      detail: say(
        'Vérifiez votre connexion et réessayez : rien de ce que vous avez saisi n’est perdu.',
        'Check your connection and try again: nothing you entered is lost.',
      ),
    })
    return () => {
      for (const id of ['success', 'info', 'warning', 'error']) toast.hide(id)
    }
  }, [])
  return <Toaster />
}

export default {
  about: 'Messages that pass: four kinds, top right, five seconds.',
  states: {},
  alone: { kinds: FourKinds },
} satisfies Gallery
