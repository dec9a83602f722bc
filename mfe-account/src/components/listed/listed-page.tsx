import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, buttonStyles, EmptyState, space, Tabs, type ButtonStyleProps } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AccountFrame } from '../account/account-frame';
import { messages } from '../../messages';
import { PagedList } from '../paged/paged-list';
import { useListChoice } from '../paged/use-list-choice';
import type { PagedSource } from '../paged/use-page';
import { CardSkeletons } from './card-skeletons';

/** Running and past entries. */
const tabs = ['running', 'past'] as const;
type Tab = (typeof tabs)[number];

interface Props<Entry> {
  /** Prefix of its text keys, and part of its page's name: `my-{what}`. */
  what: 'orders' | 'trips';
  sources: Readonly<Record<Tab, PagedSource<Entry>>>;
  /** A card as a list item with its key. */
  children: (entry: Entry) => ReactNode;
}

/** The customer's running and past orders or trips. X-07, ROUTE-10. */
export function ListedPage<Entry extends { id: unknown }>({ what, sources, children }: Props<Entry>) {
  const { t } = useTranslation(messages);
  const [tab, choose] = useListChoice('tab', tabs);
  const page = `my-${what}` as const;
  const title = t(`account.${page}`);
  return (
    <AccountFrame page={page} title={title}>
      <div>
        <Tabs
          label={title}
          tabs={tabs.map((name) => ({ name, label: t(`${what}.${name}`) }))}
          current={tab}
          onChoose={choose}
        >
          <PagedList
            key={tab}
            source={sources[tab]}
            failed={t(`${what}.failed`)}
            empty={<NoneListed what={what} tab={tab} onOther={() => choose('past')} />}
            renderSkeletons={(count) => <CardSkeletons count={count} />}
          >
            {children}
          </PagedList>
        </Tabs>
      </div>
    </AccountFrame>
  );
}

interface NoneListedProps {
  what: Props<never>['what'];
  tab: Tab;
  /** Switches to the past ones. */
  onOther: () => void;
}

function NoneListed({ what, tab, onOther }: NoneListedProps) {
  const { t } = useTranslation(messages);
  return (
    <EmptyState
      drawing="receipt"
      title={t(`${what}.none_${tab}`)}
      action={
        <Links>
          <ButtonLink to="/home">{t(`${what}.toShop`)}</ButtonLink>
          {tab === 'running' && (
            <Button tone="quiet" onClick={onOther}>
              {t(`${what}.toPast`)}
            </Button>
          )}
        </Links>
      }
    >
      {t(`${what}.noneHint_${tab}`)}
    </EmptyState>
  );
}

const Links = styled.div`
  display: grid;
  gap: ${space('xs')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
