import { useTranslation } from '@shop/i18n';
import { Button, color, Icon, radius, ShopImage, size, space } from '@shop/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Problem, useProblem } from '../auth-panel/problem';
import type { StepProps } from '../../flow/step-props';
import { useRunCall } from '../../flow/use-sign-in-call';
import { messages } from '../../messages';

/**
 * An account with the same contact or e-mail exists. 'Yes' adds the verified contact to it, 'no' creates a new
 * account. AUTH-01, STATE-45, STATE-48.
 */
export function IsItYouStep({ context, onResponse }: StepProps) {
  const { t } = useTranslation(messages);
  const problem = useProblem();
  const { run, busy } = useRunCall(problem.onError);
  const [choice, setChoice] = useState<'yes' | 'no' | null>(null);
  const person = context.response.existingUser;
  if (!person) return null;

  const decide = async (verified: 'yes' | 'no') => {
    setChoice(verified);
    problem.clear();
    const response = await run(() => context.confirm({ verified, proof: context.response.proof }));
    if (response) onResponse(response, { resend: (more) => context.confirm({ verified, ...more }) });
  };
  return (
    <Question>
      <Face>
        {person.imageUrl ? <ShopImage src={person.imageUrl} alt="" eager /> : <Icon name="user" size={40} />}
      </Face>
      <Name>
        <bdi>{person.name}</bdi>
      </Name>
      <p>{t('isItYou.lead')}</p>
      <Problem texts={problem.texts} />
      <Choices>
        <Button wide busy={busy && choice === 'yes'} disabled={busy} onClick={() => void decide('yes')}>
          {t('isItYou.yes')}
        </Button>
        <Button
          wide
          tone="secondary"
          busy={busy && choice === 'no'}
          disabled={busy}
          onClick={() => void decide('no')}
        >
          {t('isItYou.no')}
        </Button>
      </Choices>
    </Question>
  );
}

const Question = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space('xs')};
  text-align: center;
  color: ${color('textSoft')};
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  block-size: 88px;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('brandGround')};
  color: ${color('brand')};
`;

const Name = styled.p`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  color: ${color('text')};
  font-size: ${size('lg')};
  font-weight: 700;
`;

const Choices = styled.div`
  display: grid;
  gap: ${space('sm')};
  inline-size: 100%;
  margin-block-start: ${space('xs')};
`;
