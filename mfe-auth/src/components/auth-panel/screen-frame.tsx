import { useTranslation } from '@shop/i18n';
import { color, Icon, size, space } from '@shop/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { AuthMode } from '../../flow/next-step';
import { messages } from '../../messages';

/** Text key of each screen's title, used in headings and as accessible name. */
export const titleKeys = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  forgot: 'forgot.title',
  code: 'code.title',
  'user-info': 'userInfo.title',
  phone: 'phoneStep.title',
  'is-it-you': 'isItYou.title',
} as const satisfies Record<AuthMode, string>;

const Group = styled.div`
  display: grid;
  gap: ${space('md')};
  &:focus {
    outline: none;
  }
`;

const Back = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space('xs')};
  min-block-size: 44px;
  margin-block: calc(-1 * ${space('xs')});
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  font-weight: 600;
  @media (hover: hover) {
    &:hover {
      color: ${color('text')};
    }
  }
  & svg {
    rotate: 180deg;
  }
`;

interface FrameProps {
  mode: AuthMode;
  /** Whether a screen was shown before; then the focus moves to this one. */
  opened: RefObject<boolean>;
  /** Null when there is nothing to go back to. */
  onBack: (() => void) | null;
  children: ReactNode;
}

/**
 * A screen of the panel with its back button. The focus goes to the first field, or to the screen itself when it has
 * none.
 */
export function ScreenFrame({ mode, opened, onBack, children }: FrameProps) {
  const { t } = useTranslation(messages);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wasOpen = opened.current;
    opened.current = true;
    if (!wasOpen) return;
    const field = group.current?.querySelector<HTMLElement>('input:not([type=checkbox]):enabled');
    (field ?? group.current)?.focus();
  }, [opened]);
  return (
    <Group ref={group} role="group" aria-label={t(titleKeys[mode])} tabIndex={-1}>
      {onBack && (
        <Back type="button" onClick={onBack}>
          <Icon name="arrow" size={18} mirrored />
          {t('back')}
        </Back>
      )}
      {children}
    </Group>
  );
}
