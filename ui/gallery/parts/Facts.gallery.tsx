import { Facts } from '~/shared/parts/Facts'
import { type Gallery, say } from '../gallery'

export default {
  about: 'Names and values, those without a value left out.',
  states: {
    normal: () => (
      <Facts
        facts={[
          [say('Raison sociale', 'Company'), 'Le Comptoir des Tilleuls'],
          ['SIREN', '552 100 554'],
          [say('Téléphone', 'Telephone'), ''],
        ]}
      />
    ),
    long: () => (
      <Facts
        facts={[
          [
            say('Adresse e-mail', 'E-mail'),
            'direction.des.achats@societe-cooperative-des-vignerons-de-saint-emilion.test',
          ],
        ]}
      />
    ),
  },
} satisfies Gallery
