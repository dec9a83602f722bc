import type { Message, Partner } from '@shop/domain';
import { useTranslation } from '@shop/i18n';
import { Button, color, radius, shadow, size, space, Text, useOnInView } from '@shop/ui';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { messages as texts } from '../../../messages';
import { Bubble } from './bubble';
import { UnsentBubble } from './unsent-bubble';
import { useFollow } from './use-follow';
import type { useThread } from './use-thread';
import { useWhen } from './use-when';
import type { Writing } from '../writing/use-written';

interface Props {
  thread: ReturnType<typeof useThread>;
  partner: Partner;
  writing: Writing;
}

/** The messages by day, latest last; older ones load at the start of the list. */
export function ThreadLog({ thread, partner, writing }: Props) {
  const { t } = useTranslation(texts);
  const { getDayText: getDay } = useWhen();
  const { messages, older, hasOlder, showOlder } = thread;
  const { unsent } = writing;
  const last = unsent.at(-1)?.key ?? messages.at(-1)?.id;
  const isOwn = unsent.length > 0 || messages.at(-1)?.own === true;
  const follow = useFollow({ first: messages[0]?.id, last, isOwn });
  return (
    <Frame>
      <Box
        ref={follow.box}
        role="log"
        aria-label={t('inbox.log', { name: partner.name })}
        aria-live={older === 'busy' ? 'off' : 'polite'}
        tabIndex={0}
        onScroll={follow.onScroll}
      >
        {hasOlder && <Older state={older} onEnterView={showOlder} />}
        {messages.length + unsent.length === 0 && <Start>{t('inbox.start', { name: partner.name })}</Start>}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {startsDay(messages, index, getDay) && <Day>{getDay(message.sentAt)}</Day>}
            <Bubble message={message} partner={partner} />
          </Fragment>
        ))}
        {unsent.map((message) => (
          <UnsentBubble
            key={message.key}
            message={message}
            onAgain={() => void writing.again(message)}
            onDrop={() => writing.drop(message)}
          />
        ))}
      </Box>
      {follow.hasNew && (
        <Newest type="button" onClick={follow.toEnd}>
          {t('inbox.newer')}
        </Newest>
      )}
    </Frame>
  );
}

const startsDay = (messages: readonly Message[], index: number, getDay: (iso: string) => string) => {
  const [before, message] = [messages[index - 1], messages[index]];
  return message !== undefined && (!before || getDay(before.sentAt) !== getDay(message.sentAt));
};

interface OlderProps {
  state: 'idle' | 'busy' | 'failed';
  onEnterView: () => Promise<void>;
}

function Older({ state, onEnterView }: OlderProps) {
  const { t } = useTranslation(texts);
  const latest = useRef(onEnterView);
  useEffect(() => {
    latest.current = onEnterView;
  });
  // after a failure the customer has to press
  const isIdle = state === 'idle';
  const loadOlder = useCallback(() => {
    if (isIdle) void latest.current();
  }, [isIdle]);
  const endRef = useOnInView<HTMLDivElement>(loadOlder, '0px');
  return (
    <Top ref={endRef}>
      {state === 'failed' && (
        <Text $small $soft>
          {t('inbox.olderFailed')}
        </Text>
      )}
      <Button tone="quiet" small busy={state === 'busy'} onClick={() => void onEnterView()}>
        {t('inbox.older')}
      </Button>
    </Top>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space('xs')};
  overflow-y: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  padding: ${space('md')};
  background: ${color('page')};
  &:focus-visible {
    outline-offset: -2px;
  }
  & > :first-child {
    margin-block-start: auto; /* few messages stand at the end */
  }
`;

const Top = styled.div`
  display: grid;
  justify-items: center;
`;

const Day = styled.p`
  align-self: center;
  margin-block: ${space('xs')};
  padding: 2px ${space('sm')};
  border-radius: ${radius('full')};
  background: ${color('sunken')};
  color: ${color('textSoft')};
  font-size: ${size('xs')};
`;

const Start = styled.p`
  margin-block: auto;
  color: ${color('textSoft')};
  text-align: center;
`;

const Newest = styled.button`
  position: absolute;
  inset-block-end: ${space('sm')};
  inset-inline: 0;
  inline-size: fit-content;
  min-block-size: 36px;
  margin-inline: auto;
  padding-inline: ${space('md')};
  border-radius: ${radius('full')};
  background: ${color('brand')};
  box-shadow: ${shadow('high')};
  color: ${color('onBrand')};
  font-size: ${size('sm')};
  font-weight: 600;
`;
