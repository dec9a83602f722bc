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
  const isIn = flow.mode === 'sign-in';
  return (
    <Line>
      {t(isIn ? 'noAccount' : 'haveAccount')}
      <button type="button" onClick={() => flow.show(isIn ? 'sign-up' : 'sign-in')}>
        {t(isIn ? 'signUp' : 'signIn')}
      </button>
    </Line>
  );
}
