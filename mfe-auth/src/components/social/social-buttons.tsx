import { useShopConfig } from '@shop/api';
import type { SocialMedium } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { buttonStyles, color, size, space, Spinner, type ButtonStyleProps } from '@shop/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { Problem } from '../auth-panel/problem';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { messages } from '../../messages';
import { getEnabledMedia } from '../auth-panel/sign-in-layout';
import { SocialLogo } from './social-logo';
import { useSocialSignIn } from './use-social-sign-in';

interface SocialButtonsProps {
  flow: SignInFlow;
  /** Whether they follow a form. */
  isBelowForm?: boolean;
}

/** The providers' buttons: one fills the line, two or three share it. AUTH-02. */
export function SocialButtons({ flow, isBelowForm = false }: SocialButtonsProps) {
  const { t } = useTranslation(messages);
  const login = useShopConfig()?.login;
  const media = login ? getEnabledMedia(login) : [];
  const { signIn, pending, busy, texts } = useSocialSignIn(flow);
  const [pressed, setPressed] = useState<SocialMedium | null>(null);
  if (media.length === 0) return null;

  const isPending = (medium: SocialMedium) => pending?.medium === medium || (busy && pressed === medium);
  const getName = (medium: SocialMedium) => t(`provider.names.${medium}`);
  const status =
    pending &&
    t(pending.isLoading ? 'social.loading' : 'social.waiting', { provider: getName(pending.medium) });
  return (
    <Group role="group" aria-label={t('social.label')}>
      {isBelowForm && <Divider aria-hidden="true">{t('social.or')}</Divider>}
      <Problem texts={texts} />
      <Line $count={media.length}>
        {media.map((medium) => (
          <ProviderButton
            key={medium}
            type="button"
            $tone="secondary"
            $isNarrow={media.length > 2}
            aria-label={t('social.continueWith', { provider: getName(medium) })}
            aria-busy={isPending(medium) || undefined}
            disabled={busy}
            onClick={() => {
              setPressed(medium);
              void signIn(medium);
            }}
          >
            {isPending(medium) ? <Spinner /> : <SocialLogo medium={medium} />}
            <span>
              {media.length === 1 ? t('social.continueWith', { provider: getName(medium) }) : getName(medium)}
            </span>
          </ProviderButton>
        ))}
      </Line>
      <Status role="status">{status}</Status>
    </Group>
  );
}

const Group = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space('sm')};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  color: ${color('textFaint')};
  font-size: ${size('sm')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color('border')};
  }
`;

const Line = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${space('xs')};
`;

const ProviderButton = styled.button<ButtonStyleProps & { $isNarrow: boolean }>`
  ${buttonStyles}
  gap: ${({ $isNarrow }) => space($isNarrow ? 'xxs' : 'xs')};
  padding: ${space('xxs')};
  font-size: ${({ $isNarrow }) => size($isNarrow ? 'sm' : 'md')};
  ${({ $isNarrow }) =>
    $isNarrow &&
    css`
      @container (max-width: 330px) {
        flex-direction: column;
      }
    `}
`;

const Status = styled.p`
  text-align: center;
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  &:empty {
    position: absolute;
  }
`;
