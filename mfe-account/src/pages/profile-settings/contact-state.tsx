import { useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../messages';

interface Props {
  /** `fixed`: verified, and cannot be changed. */
  state: 'fixed' | 'verified' | 'unverified' | null;
  /** Null where the shop does not verify such contacts. */
  onVerify: (() => void) | null;
  verifyLabel: string;
  busy: boolean;
  children: ReactNode;
}

/** A contact's field with its state: 'Not Changeable', verified, or a button to verify it. PROF-02. */
export function ContactState({ state, onVerify, verifyLabel, busy, children }: Props) {
  const { t } = useTranslation(messages);
  return (
    <StateRow>
      {children}
      <StateBadge>
        {state === 'fixed' && t('profile.fixed')}
        {state === 'verified' && (
          <Good>
            <Icon name="check" size={16} />
            {t('profile.verified')}
          </Good>
        )}
        {state === 'unverified' && onVerify && (
          <Verify type="button" aria-label={verifyLabel} disabled={busy} onClick={onVerify}>
            {t('profile.verify')}
          </Verify>
        )}
      </StateBadge>
    </StateRow>
  );
}

const StateRow = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** At the end of the label's line. */
const StateBadge = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
`;

const Good = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('xxs')};
  color: ${color('success')};
  font-weight: 600;
`;

/** The touch target is larger than it looks. */
const Verify = styled.button`
  position: relative;
  color: ${color('brand')};
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
    inset-block-end: 0;
  }
  &:disabled {
    color: ${color('textFaint')};
  }
`;
