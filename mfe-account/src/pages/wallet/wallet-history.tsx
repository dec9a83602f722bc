import { walletMovements } from '@shop/contract';
import { walletTypes } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Link } from '@shop/router';
import { Button, buttonStyles, Card, EmptyState, Heading, space, type ButtonStyleProps } from '@shop/ui';
import styled from 'styled-components';
import { LedgerRowSkeletons } from '../../components/account/ledger-row';
import { messages } from '../../messages';
import { ChoiceChips } from '../../components/paged/choice-chips';
import { PagedList } from '../../components/paged/paged-list';
import { useListChoice } from '../../components/paged/use-list-choice';
import { MovementRow } from './movement-row';

const filters = ['all', ...walletTypes] as const;
type Filter = (typeof filters)[number];

interface Props {
  /** Null: money cannot be added. */
  onAdd: (() => void) | null;
}

/** The movements of the wallet, filtered by kind; the filter is in the address. */
export function WalletHistory({ onAdd }: Props) {
  const { t } = useTranslation(messages);
  const [filter, choose] = useListChoice('type', filters);
  const choices = filters.map((name) => ({ name, label: t(`wallet.filter.${name}`) }));
  return (
    <Section aria-label={t('wallet.history')}>
      <Heading>{t('wallet.history')}</Heading>
      <ChoiceChips label={t('wallet.narrow')} choices={choices} current={filter} onChoose={choose} />
      <Panel>
        <PagedList
          key={filter}
          rows
          source={{ endpoint: walletMovements, ...(filter === 'all' ? {} : { query: { type: filter } }) }}
          failed={t('wallet.historyFailed')}
          empty={<Nothing filter={filter} onAll={() => choose('all')} onAdd={onAdd} />}
          renderSkeletons={(count) => <LedgerRowSkeletons count={count} />}
        >
          {(movement) => <MovementRow key={movement.id} movement={movement} />}
        </PagedList>
      </Panel>
    </Section>
  );
}

function Nothing({ filter, onAll, onAdd }: Props & { filter: Filter; onAll: () => void }) {
  const { t } = useTranslation(messages);
  if (filter !== 'all')
    return (
      <EmptyState
        compact
        drawing="receipt"
        title={t('wallet.noneOfKind')}
        action={
          <Button tone="secondary" onClick={onAll}>
            {t('wallet.showAll')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="receipt"
      title={t('wallet.none')}
      action={
        onAdd ? (
          <Button onClick={() => onAdd()}>{t('wallet.add')}</Button>
        ) : (
          <ButtonLink to="/home">{t('orders.toShop')}</ButtonLink>
        )
      }
    >
      {t('wallet.noneHint')}
    </EmptyState>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('sm')};
`;

const Panel = styled(Card)`
  padding-block: ${space('xs')};
`;

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
