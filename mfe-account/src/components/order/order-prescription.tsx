import type { Order } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Heading, ShopImage, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  order: Pick<Order, 'prescriptionUrls'>;
  /** Whether it is the customer's own order; else it was found by its number and phone. */
  isOwn: boolean;
}

/**
 * The prescription that belongs to an order. Only its owner sees it: the backend of a capability hides it from others who
 * know number and phone, for all other backends this does. X-30.
 */
export function OrderPrescription({ order: { prescriptionUrls }, isOwn }: Props) {
  const { t } = useTranslation(messages);
  const isRefillable = useSession(
    ({ capabilities }) => capabilities?.includes('prescription-refill') === true,
  );
  if (prescriptionUrls.length === 0 || !(isOwn || isRefillable)) return null;
  return (
    <section>
      <Heading>{t('track.prescription.title')}</Heading>
      <Text $soft $small>
        {t(isRefillable ? 'track.prescription.again' : 'track.prescription.private')}
      </Text>
      <Pictures>
        {prescriptionUrls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <ShopImage src={url} alt={t('track.prescription.picture', { number: index + 1 })} rounded />
            </a>
          </li>
        ))}
      </Pictures>
    </section>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 108px));
  gap: ${space('sm')};
  margin-block-start: ${space('xs')};
`;
