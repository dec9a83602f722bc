import { color, Icon, radius, size, Skeleton, space, VisuallyHidden, type IconName } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  icon: IconName;
  title: string;
  /** Reason and time, each an element of its own. */
  details: ReactNode;
  isGain: boolean;
  /** The amount without a sign. */
  change: string;
  /** The change as a sentence for screen readers, which do not read the sign. */
  spokenAmount: string;
  /** The balance afterwards, as a sentence. */
  balance: string;
}

/** One movement of money or points: title, details, change and balance. */
export function LedgerRow({ icon, title, details, isGain, change, spokenAmount, balance }: Props) {
  return (
    <Row>
      <Sign $isGain={isGain}>
        <Icon name={icon} />
      </Sign>
      <Text>
        <strong>{title}</strong>
        <small>{details}</small>
      </Text>
      <Amounts>
        <Change $isGain={isGain}>
          <bdi dir="ltr" aria-hidden="true">
            {isGain ? '+' : '\u2212'}
            {change}
          </bdi>
          <VisuallyHidden>{spokenAmount}</VisuallyHidden>
        </Change>
        <small>{balance}</small>
      </Amounts>
    </Row>
  );
}

/** Placeholder rows. */
export function LedgerRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true">
      <Skeleton $width="40px" $height="40px" $round />
      <Text>
        <Skeleton $width="60%" $height="18px" />
        <Skeleton $width="40%" $height="14px" />
      </Text>
      <Skeleton $width="80px" $height="20px" />
    </Row>
  ));
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space('sm')};
  min-block-size: 72px;
  padding-block: ${space('sm')};
  & + & {
    border-block-start: 1px solid ${color('border')};
  }
  & small {
    color: ${color('textSoft')};
    font-size: ${size('sm')};
  }
`;

const Sign = styled.span<{ $isGain: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: ${radius('full')};
  background: ${({ $isGain }) => color($isGain ? 'successGround' : 'sunken')};
  color: ${({ $isGain }) => color($isGain ? 'success' : 'textSoft')};
`;

const Text = styled.div`
  flex: 1;
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  & strong {
    font-weight: 600;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space('sm')};
  }
  & b {
    color: ${color('success')};
    font-weight: 600;
  }
  & a {
    color: ${color('brand')};
    font-weight: 600;
  }
  & a:hover {
    text-decoration: underline;
  }
`;

const Amounts = styled.div`
  display: grid;
  justify-items: end;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Change = styled.span<{ $isGain: boolean }>`
  color: ${({ $isGain }) => color($isGain ? 'success' : 'text')};
  font-weight: 700;
  white-space: nowrap;
`;
