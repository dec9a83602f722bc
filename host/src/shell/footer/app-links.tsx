import type { ShopConfig } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { color, Icon, radius, size, space } from '@shop/ui';
import styled from 'styled-components';
import { messages } from '../../messages';

/** Where to get the apps, each as long as the settings name it (FOOT-03). */
export function AppLinks({ apps }: { apps: ShopConfig['apps'] }) {
  const { t } = useTranslation(messages);
  const stores = [
    { name: t('apps.play'), url: apps.playStoreUrl },
    { name: t('apps.apple'), url: apps.appStoreUrl },
  ].filter(({ url }) => url !== null && /^https?:\/\//i.test(url));
  if (stores.length === 0) return null;
  return (
    <List aria-label={t('apps.title')}>
      {stores.map(({ name, url }) => (
        <li key={name}>
          <a href={url ?? undefined} target="_blank" rel="noopener noreferrer">
            <Icon name="phone" />
            <span>
              <small>{t('apps.get')}</small>
              {name}
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xs')};
  align-content: start;
  & a {
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
  html:not([lang='en']) & a {
    line-height: 1.6;
  }
`;
