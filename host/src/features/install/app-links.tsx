import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { useInstall } from './install-offer';
import { messages } from '../../messages';
import { useEndpoint, useShopConfig } from '@shop/api';
import { landingTexts } from '@shop/contract';

/**
 * Addresses of the shop's apps: some backends return them with the settings, others with the landing page (ENT-49).
 */
export function useAppLinks(): ShopConfig['apps'] {
  const settings = useShopConfig()?.apps;
  const landing = useEndpoint(landingTexts, {}).data?.apps;
  return {
    playStoreUrl: settings?.playStoreUrl ?? landing?.playStoreUrl ?? null,
    appStoreUrl: settings?.appStoreUrl ?? landing?.appStoreUrl ?? null,
  };
}

/** Links to the shop's apps, if the settings contain them (FOOT-03). */
export function AppLinks({ apps }: { apps: ShopConfig['apps'] }) {
  const { t } = useTranslation(messages);
  const stores = [
    { name: t('apps.play'), url: apps.playStoreUrl },
    { name: t('apps.apple'), url: apps.appStoreUrl },
  ].filter(({ url }) => url !== null && /^https?:\/\//i.test(url));
  const install = useInstall();
  if (stores.length === 0 && !install) return null;
  return (
    <List aria-label={t('apps.title')}>
      {stores.map(({ name, url }) => (
        <li key={name}>
          <a href={url ?? undefined} target="_blank" rel="noopener noreferrer">
            <Device />
            <span>
              <small>{t('apps.get')}</small>
              {name}
            </span>
          </a>
        </li>
      ))}
      {install && (
        <li>
          <button type="button" onClick={install}>
            <Device />
            <span>{t('apps.install')}</span>
          </button>
        </li>
      )}
    </List>
  );
}

/** A phone; the app stores' logos may not be copied. */
const Device = () => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 2.5h8A1.5 1.5 0 0 1 17.5 4v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5Zm4 6v6m-2.5-2.5L12 14.5l2.5-2.5" />
  </Drawing>
);

const Drawing = styled.svg`
  inline-size: 24px;
  block-size: 24px;
  flex: none;
  fill: none;
  stroke: ${color('brand')};
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  align-content: start;
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: ${space('xs')};
    min-block-size: 52px;
    padding-inline: ${space('md')};
    border: 1px solid ${color('borderStrong')};
    border-radius: ${radius('md')};
    background: ${color('surface')};
    font-weight: 600;
    line-height: 1.25;
    &:hover {
      border-color: ${color('brand')};
    }
  }
  & span {
    display: grid;
  }
  & small {
    font-size: ${size('xs')};
    font-weight: 400;
    color: ${color('textSoft')};
  }
  html:not([lang='en']) & :is(a, button) {
    line-height: 1.6;
  }
`;
