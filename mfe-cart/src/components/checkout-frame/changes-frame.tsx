import type { Minor } from '@shop/domain';
import { useFormat, useTranslation } from '@shop/i18n';
import { Button, color, Icon, radius, size, space } from '@shop/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

/** The old and the new amount, both read by screen readers. */
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

/** A changed amount: its name, the old and the new value. */
export const ChangedAmount = ({ name, from, to }: { name: ReactNode; from: Minor; to: Minor }) => (
  <Row>
    <span>
      <bdi>{name}</bdi>
    </span>
    <OldAndNew from={from} to={to} />
  </Row>
);

/** Moves the focus to the panel when it appears. */
function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return heading;
}

interface ChangesFrameProps {
  /** Something is not available as it was chosen and must be changed first. */
  mustMend: boolean;
  entries: readonly { key: string; shown: ReactNode }[];
  /** Messages of the server. */
  texts: readonly string[];
  /** Null where the total was never shown, or is the same. */
  total: { from: Minor; to: Minor } | null;
  accept: () => void;
}

/**
 * What has changed since the customer saw it, with the old and the new total. Nothing is placed before the customer
 * accepts it; what is not available is changed here. D-16, F-24, F-25.
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
