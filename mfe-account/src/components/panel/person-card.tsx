import { useFormat, useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { color, Icon, radius, Rating, ShopImage, size, space } from '@shop/ui';
import styled, { css } from 'styled-components';
import { messages } from '../../messages';

interface Props {
  /** The person's role. */
  title: string;
  /** `rating` 0: no ratings yet. */
  person: { name: string; phone: string; imageUrl: string | null; rating: number };
  /** Address of the conversation with the person; null for none. */
  writeTo: string | null;
}

/** The courier or driver, with links to call and to write. */
export function PersonCard({ title, person, writeTo }: Props) {
  const { t } = useTranslation(messages);
  const value = useFormat().rating(person.rating);
  return (
    <Line>
      <Face>
        <ShopImage src={person.imageUrl} alt="" ratio="1" size={48} />
      </Face>
      <div>
        <small>{title}</small>
        <strong>
          <bdi>{person.name}</bdi>
        </strong>
        {person.rating > 0 && <Rating value={person.rating} label={t('courier.rated', { value })} />}
      </div>
      {writeTo && (
        <Write to={writeTo} aria-label={t('inbox.toCourier', { name: person.name })}>
          <Icon name="chat" />
          <span>{t('inbox.toCourierShort')}</span>
        </Write>
      )}
      {person.phone && (
        <Call href={`tel:${person.phone}`} aria-label={t('courier.call', { name: person.name })}>
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
    flex: 1 1 132px; /* a name is not broken for the sake of the ways to its bearer */
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

const linkLook = css`
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
  ${linkLook}
`;

const Write = styled(Link)`
  ${linkLook}
`;
