import type { CartLine } from '@shop/domain';
import { useBus } from '@shop/events';
import { useTranslation } from '@shop/i18n';
import { useSession } from '@shop/session';
import { Button, color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { isolated } from '../../cart/isolated';
import { messages } from '../../messages';

const mostNames = 5;

/** After a change of place: what cannot be delivered there, listed before anything is taken out of the cart. */
export function LocationBanner({ lines, onRemove }: { lines: CartLine[]; onRemove: () => void }) {
  const { t } = useTranslation(messages);
  const bus = useBus();
  const address = useSession((session) => session.place?.address ?? '');
  if (lines.length === 0) return null;
  return (
    <Box role="status">
      <Head>
        <Icon name="pin" size={18} />
        {t('elsewhere.title', { place: isolated(address) })}
      </Head>
      <ul>
        {lines.slice(0, mostNames).map(({ id, item }) => (
          <li key={id}>
            <bdi>{item.name}</bdi>
          </li>
        ))}
        {lines.length > mostNames && <li>{t('elsewhere.more', { count: lines.length - mostNames })}</li>}
      </ul>
      <p>{t('elsewhere.text')}</p>
      <Links>
        <Button small onClick={() => bus.emit('place:choose-requested', { because: 'cart' })}>
          {t('elsewhere.place')}
        </Button>
        <Button small tone="secondary" onClick={onRemove}>
          {t('elsewhere.remove', { count: lines.length })}
        </Button>
      </Links>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space('xs')};
  margin-block: ${space('xs')};
  padding: ${space('sm')} ${space('md')};
  border-radius: ${radius('md')};
  background: ${color('warningGround')};
  color: ${color('warning')};
  font-size: ${size('sm')};
  & ul {
    padding-inline-start: ${space('md')};
    list-style: disc;
    font-weight: 600;
  }
`;

const Head = styled.p`
  display: flex;
  gap: ${space('xs')};
  font-weight: 700;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
`;
