import type { CartMerge } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, radius, size, space, Text } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Lines that could not get the sum of both carts, with the wanted and the available quantity. */
export function CutList({ cut, isTitled }: { cut: CartMerge['cut']; isTitled: boolean }) {
  const { t } = useTranslation(messages);
  return (
    <section>
      {isTitled && <Title>{t('merge.cutTitle')}</Title>}
      <Text $soft $small>
        {t('merge.cutText')}
      </Text>
      <List>
        {cut.map(({ itemId, name, wanted, quantity }, at) => (
          <li key={`${itemId} ${at}`}>
            <bdi>{name}</bdi>
            <span>{t('merge.cut', { wanted, quantity })}</span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  font-size: ${size('md')};
  font-weight: 700;
`;

const List = styled.ul`
  margin-block-start: ${space('xs')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  & li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space('sm')};
    padding: ${space('xs')} ${space('sm')};
    font-size: ${size('sm')};
  }
  & li + li {
    border-block-start: 1px solid ${color('border')};
  }
  & bdi {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & span {
    flex: none;
    color: ${color('warning')};
  }
`;
