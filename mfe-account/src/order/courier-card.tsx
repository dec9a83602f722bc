import type { Courier } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, radius, Rating, ShopImage, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { writeAddress } from '../account/inbox-address';
import { messages } from '../messages';

interface Props {
  courier: Courier;
  /** The customer's own order is under way. */
  canWrite: boolean;
}

/** Who brings an order, and how to call that person or to write. */
export function CourierCard({ courier, canWrite }: Props) {
  const { t } = useTranslation(messages);
  const { number } = useFormat();
  const value = number(courier.rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Line>
      <Face>
        <ShopImage src={courier.imageUrl} alt="" ratio="1" />
      </Face>
      <div>
        <small>{t('courier.title')}</small>
        <strong>
          <bdi>{courier.name}</bdi>
        </strong>
        {courier.rating > 0 && <Rating value={courier.rating} label={t('courier.rated', { value })} />}
      </div>
      {canWrite && (
        <Write
          to={writeAddress('delivery_man', courier.id)}
          aria-label={t('inbox.toCourier', { name: courier.name })}
        >
          <Icon name="chat" />
          <span>{t('inbox.toCourierShort')}</span>
        </Write>
      )}
      {courier.phone && (
        <Call href={`tel:${courier.phone}`} aria-label={t('courier.call', { name: courier.name })}>
          <Icon name="phone" />
          <span>{t('courier.callShort')}</span>
        </Call>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('sm')};
  padding: ${space('sm')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & small {
    display: block;
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  & strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Face = styled.span`
  flex: none;
  inline-size: 48px;
  overflow: hidden;
  border-radius: ${radius('full')};
`;

const wayLook = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space('xs')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('md')};
  background: ${color('brandGround')};
  color: ${color('brand')};
  font-weight: 600;
  font-size: ${size('sm')};
  &:hover {
    text-decoration: underline;
  }
`;

const Call = styled.a`
  ${wayLook}
`;

const Write = styled(Link)`
  ${wayLook}
`;
