import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, Icon, radius, size, space } from '@shop/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** From what to what; screen readers hear both. */
function OldAndNew({ from, to }: { from: number; to: number }) {
  const { t } = useTranslation(messages);
  const { money } = useFormat();
  return (
    <Amounts>
      <s aria-label={t('checkout.changes.was', { amount: money(from) })}>
        <bdi>{money(from)}</bdi>
      </s>
      <Icon name="arrow" size={16} mirrored />
      <b aria-label={t('checkout.changes.now', { amount: money(to) })}>
        <bdi>{money(to)}</bdi>
      </b>
    </Amounts>
  );
}

/** What is no more as it was, by name, and from what to what. */
export const ChangedAmount = ({ name, from, to }: { name: ReactNode; from: Minor; to: Minor }) => (
  <Row>
    <span>
      <bdi>{name}</bdi>
    </span>
    <OldAndNew from={from} to={to} />
  </Row>
);

/** Whoever comes with the keyboard is taken to what has come up in between. */
function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return heading;
}

interface ChangesFrameProps {
  /** Something cannot be had as it stands, and must be changed first. */
  mustMend: boolean;
  entries: readonly { key: string; shown: ReactNode }[];
  /** The server's own words. */
  texts: readonly string[];
  /** Null where it was never shown, or is the same. */
  total: { from: Minor; to: Minor } | null;
  accept: () => void;
}

/**
 * What has changed since the customer saw it, with the old and the new total. Nothing is placed before it is accepted; what
 * cannot be had is mended here, the rest stays. D-16, F-24, F-25.
 */
export function ChangesFrame({ mustMend, entries, texts, total, accept }: ChangesFrameProps) {
  const { t } = useTranslation(messages);
  const id = useId();
  const heading = useFocusOnMount();
  return (
    <Panel aria-labelledby={id}>
      <Name id={id} ref={heading} tabIndex={-1}>
        <Icon name="warning" />
        {t('checkout.changes.title')}
      </Name>
      <p>{t(mustMend ? 'checkout.changes.mend' : 'checkout.changes.text')}</p>
      <ul>
        {entries.map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
        {texts.map((message) => (
          <li key={message}>
            <Row>
              <bdi>{message}</bdi>
            </Row>
          </li>
        ))}
      </ul>
      {total && !mustMend && (
        <TotalRow>
          <span>{t('checkout.total')}</span>
          <OldAndNew {...total} />
        </TotalRow>
      )}
      {!mustMend && (
        <Button small onClick={accept}>
          {t('checkout.changes.accept')}
        </Button>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${space('sm')};
  padding: ${space('md')};
  border: 1px solid ${color('warning')};
  border-radius: ${radius('lg')};
  background: ${color('warningGround')};
  color: ${color('text')};
  & p {
    font-size: ${size('sm')};
  }
  & ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: ${space('xs')};
  }
  & li:not(:last-child) {
    border-block-end: 1px solid ${color('border')};
  }
  & > button {
    justify-self: start;
    min-block-size: 44px;
  }
`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space('xs')};
  color: ${color('warning')};
  font-size: ${size('lg')};
  font-weight: 700;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space('xxs')} ${space('sm')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
`;

const TotalRow = styled(Row)`
  padding-block-start: ${space('sm')};
  border-block-start: 1px solid ${color('warning')};
  font-size: ${size('md')};
  font-weight: 700;
`;

const Amounts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xs')};
  font-variant-numeric: tabular-nums;
  & s {
    color: ${color('textSoft')};
    font-weight: 400;
  }
`;
