import { useLayer } from '@shop/router';
import { Skeleton, space } from '@shop/ui';
import { Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import { createDrafts, DraftsContext } from '../../flow/saved-form';
import type { SignInFlow } from '../../flow/use-sign-in-flow';
import { Problem } from './problem';
import { ScreenFrame } from './screen-frame';
import { ForgotPanel, steps } from './screens';
import { SignInScreen } from './sign-in-screen';
import { SignUpScreen } from './sign-up-form';

const Panel = styled.div`
  display: grid;
  gap: ${space('md')};
`;

interface Props {
  flow: SignInFlow;
  /** After a new password has been set; default: the sign-in form. */
  onReset?: (() => void) | undefined;
  /** The first screen's first field gets the focus, as those of later screens do. */
  takesFocus?: boolean;
}

/** The form or the step that the flow is at. AUTH-01. */
function CurrentScreen({ flow, onReset }: Pick<Props, 'flow' | 'onReset'>) {
  const { screen } = flow;
  switch (screen.mode) {
    case 'sign-in':
      return <SignInScreen flow={flow} />;
    case 'sign-up':
      return <SignUpScreen flow={flow} />;
    case 'forgot':
      return (
        <ForgotPanel
          recovery={screen.recovery}
          flow={flow}
          onDone={onReset ?? (() => flow.show('sign-in'))}
        />
      );
    default: {
      const Step = steps[screen.mode];
      return <Step context={screen.context} onResponse={flow.handleResponse} onBack={flow.back} />;
    }
  }
}

/** Lets the browser's Back lead to the screen before. */
function BackEntry({ onBack }: { onBack: () => void }) {
  useLayer(true, onBack);
  return null;
}

/** All screens of signing in, one at a time; used by the modal and by the page. */
export function AuthPanel({ flow, onReset, takesFocus = false }: Props) {
  const opened = useRef(takesFocus);
  const [drafts] = useState(createDrafts);
  const { screen } = flow;
  const key = 'context' in screen ? `${screen.mode}-${screen.context.code?.kind ?? ''}` : screen.mode;
  return (
    <DraftsContext value={drafts}>
      {Array.from({ length: flow.depth }, (_, index) => (
        <BackEntry key={index} onBack={flow.back} />
      ))}
      <Panel>
        <Problem texts={flow.error ? [flow.error] : []} />
        <Suspense fallback={<Skeleton $height="200px" />}>
          <ScreenFrame
            key={key}
            mode={screen.mode}
            opened={opened}
            onBack={flow.depth > 0 ? flow.back : null}
          >
            <CurrentScreen flow={flow} onReset={onReset} />
          </ScreenFrame>
        </Suspense>
      </Panel>
    </DraftsContext>
  );
}
