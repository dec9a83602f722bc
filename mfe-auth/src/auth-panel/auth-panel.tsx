import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { messages } from '../messages';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

export type AuthMode = 'sign-in' | 'sign-up';

const Panel = styled.div`
  display: grid;
  gap: ${space('md')};
`;

const Turn = styled.p`
  text-align: center;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  & button {
    min-block-size: 44px;
    padding-inline: ${space('xs')};
    color: ${color('brand')};
    font-weight: 700;
  }
`;

interface PanelProps {
  mode: AuthMode;
  onMode: (mode: AuthMode) => void;
  onDone: () => void;
}

/** Sign-in or sign-up, with the way to the other; the same in the modal and on the page. AUTH-01. */
export function AuthPanel({ mode, onMode, onDone }: PanelProps) {
  const { t } = useTranslation(messages);
  const isIn = mode === 'sign-in';
  return (
    <Panel>
      {isIn ? (
        <SignInForm onDone={onDone} />
      ) : (
        <SignUpForm onDone={onDone} onSignIn={() => onMode('sign-in')} />
      )}
      <Turn>
        {t(isIn ? 'noAccount' : 'haveAccount')}
        <button type="button" onClick={() => onMode(isIn ? 'sign-up' : 'sign-in')}>
          {t(isIn ? 'signUp' : 'signIn')}
        </button>
      </Turn>
    </Panel>
  );
}

/** Mode to begin with, from outside: anything unknown is signing in. */
export const useAuthMode = (asked: string | null | undefined) =>
  useState<AuthMode>(asked === 'sign-up' ? 'sign-up' : 'sign-in');
