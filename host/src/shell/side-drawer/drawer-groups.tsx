import { useEndpoint } from '@shop/api';
import { categoryList, storesLatest, storesPopular } from '@shop/contract';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { useSession } from '@shop/session';
import { Icon, Skeleton, type IconName } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';
import { useOffers } from '../../root/offers';
import { maxMenuEntries, storeRow, toStoreAddress } from '../store-lists';
import { Entry, Inner } from './side-drawer.styles';

interface Destination {
  to: string;
  name: string;
}

interface GroupProps {
  title: string;
  all: string;
  entries: Destination[] | undefined;
  failed: boolean;
  onGo: () => void;
}

/** Up to ten entries and 'View all'. */
function Group({ title, all, entries, failed, onGo }: GroupProps) {
  const { t } = useTranslation(messages);
  const { serves } = useOffers();
  return (
    <Inner aria-label={title}>
      {!entries && !failed && <Skeleton as="li" $height="40px" />}
      {entries?.slice(0, maxMenuEntries).map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} onClick={onGo}>
            <bdi>{entry.name}</bdi>
          </Link>
        </li>
      ))}
      {entries?.length === 0 && (
        <li>
          <p>{t('menu.empty')}</p>
        </li>
      )}
      {failed && (
        <li>
          <p>{t('menu.failed')}</p>
        </li>
      )}
      {serves(all) && (
        <li>
          <Link to={all} onClick={onGo} data-all>
            {t('viewAll')}
          </Link>
        </li>
      )}
    </Inner>
  );
}

/** A button that opens and closes its list; the list is fetched when it opens. */
function Fold({ title, icon, children }: { title: string; icon: IconName; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Entry
        as="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        <span>{title}</span>
        <Chevron $isOpen={isOpen}>
          <Icon name="down" size={16} />
        </Chevron>
      </Entry>
      <div id={id}>{isOpen && children()}</div>
    </li>
  );
}

export function CategoryGroup({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation(messages);
  const title = t('menu.categories');
  return (
    <Fold title={title} icon="grid">
      {() => <Categories title={title} onGo={onGo} />}
    </Fold>
  );
}

function Categories({ title, onGo }: { title: string; onGo: () => void }) {
  const { serves } = useOffers();
  const { data, error } = useEndpoint(categoryList, {});
  const toCategory = (id: number, name: string) =>
    serves(`/category/${id}`)
      ? `/category/${id}`
      : `/home?data_type=category&id=${id}&name=${encodeURIComponent(name)}`;
  const entries = data?.map(({ id, name }) => ({ to: toCategory(id, name), name }));
  return <Group all="/categories" failed={Boolean(error)} {...{ title, entries, onGo }} />;
}

export function StoreGroup({ kind, onGo }: { kind: 'latest' | 'popular'; onGo: () => void }) {
  const { t } = useTranslation(messages);
  const context = useSession((session) => session.module?.type ?? '');
  const title = t(`menu.${kind}`, { context });
  const icon = kind === 'latest' ? 'store' : 'trend';
  return (
    <Fold title={title} icon={icon}>
      {() => <Stores {...{ kind, title, onGo }} />}
    </Fold>
  );
}

interface StoresProps {
  kind: 'latest' | 'popular';
  title: string;
  onGo: () => void;
}

function Stores({ kind, ...rest }: StoresProps) {
  const { data, error } = useEndpoint(kind === 'latest' ? storesLatest : storesPopular, storeRow);
  const type = useSession((session) => session.module?.type);
  const entries = data?.entries.map(({ id, name }) => ({ to: toStoreAddress(id, type), name }));
  return <Group all={`/store/${kind}`} entries={entries} failed={Boolean(error)} {...rest} />;
}

const Chevron = styled.span<{ $isOpen: boolean }>`
  flex: none !important;
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
`;
