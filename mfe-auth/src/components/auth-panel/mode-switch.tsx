import { useTranslation } from '@shop/i18n';
import { color, size, space } from '@shop/ui';
import styled from 'styled-components';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';

const Line = styled.p`
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

/** Switches between signing in and signing up. */
export function ModeSwitch({ flow }: { flow: SignInFlow }) {
  const { t } = useTranslation(messages);
  const isSignIn = flow.mode === 'sign-in';
  return (
    <Line>
      {t(isSignIn ? 'noAccount' : 'haveAccount')}
      <button type="button" onClick={() => flow.show(isSignIn ? 'sign-up' : 'sign-in')}>
        {t(isSignIn ? 'signUp' : 'signIn')}
      </button>
    </Line>
  );
}
