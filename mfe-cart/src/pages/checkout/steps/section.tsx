import { useTranslation } from '@shop/i18n';
import { Button, Card, color, Icon, media, radius, size, space, tightLine } from '@shop/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { messages } from '../../../messages';

export type SectionState = 'open' | 'done' | 'ahead';

interface Props {
  number: number;
  title: string;
  state: SectionState;
  /** What was chosen, once the step is complete. */
  summary: ReactNode;
  onChange: () => void;
  children: ReactNode;
}

/** Moves the focus to the heading of a step when it opens, except the step with which the page starts. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}

/** One step of the checkout: open, complete with a summary and 'Change', or still to come. X-06. */
export function Section({ number, title, state, summary, onChange, children }: Props) {
  const { t } = useTranslation(messages);
  const id = useId();
  const heading = useFocusOnOpening(state === 'open');
  const head = (
    <Head $state={state}>
      <Badge $state={state} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={18} /> : number}
      </Badge>
      <Name id={id} ref={heading} tabIndex={-1} $state={state}>
        {title}
      </Name>
      {state === 'done' && (
        <Button tone="quiet" small onClick={onChange} aria-label={t('checkout.changeOf', { step: title })}>
          {t('checkout.change')}
        </Button>
      )}
    </Head>
  );
  if (state === 'open')
    return (
      <Opened aria-labelledby={id} data-step={number}>
        {head}
        {children}
      </Opened>
    );
  return (
    <Closed as="section" aria-labelledby={id} $state={state}>
      {head}
      {state === 'done' && <Chosen>{summary}</Chosen>}
    </Closed>
  );
}

const Opened = styled.section`
  display: grid;
  gap: ${space('sm')};
  padding-block: ${space('xs')};
  min-inline-size: 0;
`;

const Closed = styled(Card)<{ $state: SectionState }>`
  display: grid;
  gap: ${space('xs')};
  padding-block: ${space('sm')};
  ${({ $state }) => $state === 'ahead' && 'background: transparent;'}
`;

const Head = styled.div<{ $state: SectionState }>`
  display: flex;
  align-items: center;
  gap: ${space('sm')};
  min-block-size: 36px;
  ${({ $state }) => $state === 'open' && `padding-inline: calc(${space('md')} + 1px);`} /* in line with the others */
  color: ${({ $state }) => color($state === 'ahead' ? 'textFaint' : 'text')};
`;

const Name = styled.h2<{ $state: SectionState }>`
  flex: 1;
  min-inline-size: 0;
  font-size: ${size('lg')};
  font-weight: 700;
  line-height: ${tightLine};
  outline-offset: 4px;
  ${media.desktop} {
    font-size: ${({ $state }) => size($state === 'open' ? 'xl' : 'lg')};
  }
`;

const Badge = styled.span<{ $state: SectionState }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: max(32px, 1.6em);
  block-size: max(32px, 1.6em);
  border-radius: ${radius('full')};
  font-size: ${size('sm')};
  font-weight: 700;
  ${({ $state }) => {
    if ($state === 'open') return `background: ${color('brand')}; color: ${color('onBrand')};`;
    if ($state === 'done') return `background: ${color('successGround')}; color: ${color('success')};`;
    return `background: ${color('sunken')}; color: ${color('textFaint')};`;
  }}
`;

const Chosen = styled.div`
  display: grid;
  gap: ${space('xxs')};
  padding-inline-start: 44px; /* below the heading's words */
  color: ${color('textSoft')};
  font-size: ${size('sm')};
  overflow-wrap: anywhere;
`;
