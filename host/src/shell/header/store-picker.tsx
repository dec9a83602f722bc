import type { Store } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { useNavigate } from '@shop/router';
import { useSession } from '@shop/session';
import { color, Icon, Menu, radius, size, space } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { maxMenuEntries, toStoreAddress } from '../store-lists';

/** Without its code the menu has the lists only. */
const PopularStores = lazy(() =>
  import(/* webpackChunkName: "popular-stores" */ './popular-stores').catch(() => ({ default: () => null })),
);

const lists = ['latest', 'popular'] as const;

/**
 * Links to the module's stores, named as in the module (HEAD-01, GEN-03, GEN-05): both lists, and the popular stores.
 */
export function StorePicker() {
  const { t, direction } = useTranslation(messages);
  const type = useSession((session) => session.module?.type);
  const moduleContext: Record<string, string> = type ? { context: type } : {};
  const { serves } = useOffers();
  const navigate = useNavigate();
  const [isRequested, setRequested] = useState(false);
  const [stores, setStores] = useState<readonly Store[]>([]);
  const go = (to: string) => () => void navigate(to);
  const entries = [
    ...lists
      .filter((kind) => serves(`/store/${kind}`))
      .map((kind) => ({
        key: kind,
        label: t(`picker.${kind}`, moduleContext),
        onSelect: go(`/store/${kind}`),
      })),
    ...stores
      .slice(0, maxMenuEntries)
      .map(({ id, name }) => ({ key: String(id), label: name, onSelect: go(toStoreAddress(id, type)) })),
  ];
  if (!serves('/store/popular')) return null;
  return (
    <>
      <Menu
        direction={direction}
        onIntent={() => setRequested(true)}
        trigger={
          <Opener type="button">
            {t('picker.stores', moduleContext)}
            <Icon name="down" size={16} />
          </Opener>
        }
        entries={entries}
      />
      {isRequested && (
        <Suspense fallback={null}>
          <PopularStores onFound={setStores} />
        </Suspense>
      )}
    </>
  );
}

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  min-block-size: 44px;
  padding-inline: ${space('sm')};
  border-radius: ${radius('md')};
  font-size: ${size('sm')};
  font-weight: 600;
  white-space: nowrap;
  color: ${color('textSoft')};
  &:hover {
    background: ${color('sunken')};
  }
`;
