import { useTranslation } from '@shop/i18n';
import { Link, safeNext, useNavigate, useSearchParams } from '@shop/router';
import { useSession } from '@shop/session';
import { buttonLook, color, Icon, media, size, space, type ButtonLook } from '@shop/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useModules } from '../../features/module/use-modules';
import { LocationChooser } from '../../features/location/location-chooser';

/**
 * The location search. A visitor with a location sees the button to continue first (D-01). Afterwards it goes to
 * `next` (D-02).
 */
export function Hero({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation(messages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  const hasZone = useSession((session) => session.zoneIds.length > 0);
  return (
    <Text>
      <h1>{t('landing.title')}</h1>
      <p>{t('landing.subtitle')}</p>
      {hasZone && <GoOn to={next} />}
      <Ask>
        <h2>{t(hasZone ? 'landing.elsewhere' : 'place.where')}</h2>
        <LocationChooser onPage inputRef={search} onChosen={() => void navigate(next)} />
      </Ask>
    </Text>
  );
}

function GoOn({ to }: { to: string }) {
  const { t } = useTranslation(messages);
  const { chosen, current } = useModules();
  const address = useSession((session) => session.place?.address);
  const name = current?.name ?? chosen?.name;
  return (
    <Way>
      <Action to={to} $tone="primary">
        {name ? t('landing.continueTo', { module: name }) : t('landing.continue')}
        <Icon name="arrow" mirrored />
      </Action>
      {address !== undefined && (
        <p>
          <Icon name="pin" size={16} />
          <span>
            {t('place.deliverTo')} <bdi>{address || '…'}</bdi>
          </span>
        </p>
      )}
    </Way>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${space('md')};
  min-inline-size: 0;
  & h1 {
    font-size: ${size('xxl')};
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.02em;
    text-wrap: balance;
    ${media.desktop} {
      font-size: clamp(${size('xxxl')}, 4vw, 3.25rem);
    }
  }
  html:not([lang='en']) & h1 {
    line-height: 1.7;
    letter-spacing: 0;
  }
  & > p {
    max-inline-size: 46ch;
    color: ${color('textSoft')};
    ${media.desktop} {
      font-size: ${size('lg')};
    }
  }
`;

const Ask = styled.div`
  display: grid;
  gap: ${space('xs')};
  & h2 {
    font-size: ${size('sm')};
    font-weight: 600;
    color: ${color('textSoft')};
  }
`;

const Way = styled.div`
  display: grid;
  gap: ${space('xs')};
  justify-items: start;
  & p {
    display: flex;
    align-items: center;
    gap: ${space('xxs')};
    font-size: ${size('sm')};
    color: ${color('textSoft')};
  }
`;

const Action = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
