import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { forgetFollowed, useFollowed } from '@shop/session';
import { Button, Card, color, Heading, Icon, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';
import { toTrackAddress, toTripTrackAddress } from '../../orders/addresses';
import { trackTextKeys, type Tracked } from '../../orders/tracked-query';

/** The last orders or trips that a guest has placed in this browser. Each opens its tracking. D-23, GEN-15. */
export function LastFollowed({ what }: { what: Tracked }) {
  const { t } = useTranslation(messages);
  const entries = useFollowed(what);
  const textKey = trackTextKeys[what];
  if (entries.length === 0) return null;
  const toAddress = what === 'order' ? toTrackAddress : toTripTrackAddress;
  return (
    <Panel>
      <Heading>{t(`${textKey}.last`)}</Heading>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <Entry to={toAddress(id)}>
              <span>
                <strong>{t(`${textKey}.one`, { id })}</strong>
                {name && (
                  <small>
                    <bdi>{name}</bdi>
                  </small>
                )}
              </span>
              <Icon name="chevron" size={18} mirrored />
            </Entry>
          </li>
        ))}
      </ul>
      <div>
        <Button tone="quiet" small onClick={() => forgetFollowed(what)}>
          {t('track.forget')}
        </Button>
      </div>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  gap: ${space('sm')};
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li:not(:last-child) {
    border-block-end: 1px solid ${color('border')};
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('sm')};
  min-block-size: 52px;
  padding-block: ${space('xs')};
  & span {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
  &:hover strong {
    text-decoration: underline;
  }
`;
