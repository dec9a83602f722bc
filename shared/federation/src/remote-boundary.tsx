import {
  Component,
  Suspense,
  createElement,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { firstStep, nextStep, type Step } from './ladder';
import type { PartRef, Rung } from './remote-contract';
import { useRemotes, type Remotes } from './remotes-context';

interface CatchProps {
  meanwhile: ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.meanwhile : this.props.children;
  }
}

type Source = ComponentType<object> | Promise<ComponentType<object>>;

/** Breath before the same release is asked again, in milliseconds. */
const pause = 400;

function sourceOf(remotes: Remotes, part: PartRef, rung: Rung, tries: number): Source {
  const there = remotes.ready(part, rung);
  if (there) return there;
  const ask = () => remotes.load(part, rung);
  const asked = tries === 0 ? ask() : new Promise((resolve) => setTimeout(resolve, pause)).then(ask);
  asked.catch(() => undefined); // told by the boundary; nobody is left to hear it when the part has gone
  return asked;
}

/**
 * A component of its own: what has waited with `use` once must not be rendered without, and a part may arrive while its first
 * render is put off and begun again.
 */
function Awaited({ source, given }: { source: Promise<ComponentType<object>>; given: object }) {
  return createElement(use(source), given);
}

interface Attempt {
  step: Step;
  source: Source | null;
  number: number;
}

interface LastStepProps {
  app: string;
  part: PartRef;
  isOptional: boolean;
  onAgain: () => void;
  onGiveUp: (() => void) | undefined;
}

/** The card, or nothing where the part is optional. Its Retry, or that of any other part of the app, begins the ladder again. */
function LastStep({ app, part, isOptional, onAgain, onGiveUp }: LastStepProps) {
  const remotes = useRemotes();
  useEffect(() => remotes.onAgain((other) => other === app && onAgain()));
  if (isOptional) return null;
  return <remotes.Card part={part} onRetry={() => remotes.again(app)} onGiveUp={onGiveUp} />;
}

interface Props {
  part: PartRef;
  given: object;
  fallback: ReactNode;
  /** What is around it is whole without it: nothing stands where the card would. */
  isOptional?: boolean;
  /** The visitor closes the card instead of trying again; only where what failed can be done without. */
  onGiveUp?: () => void;
}

/**
 * A part of a remote: loads it, shows it, and steps down the ladder when it fails — the same release again, the
 * previous release, then a new document where that may help, then the card with Retry. What is around it goes on. Every step is reported.
 */
export function RemoteBoundary({ part, given, fallback, isOptional = false, onGiveUp }: Props) {
  const remotes = useRemotes();
  const app = remotes.appOf(part);
  const start = (number: number, step: Step): Attempt => ({
    number,
    step,
    source: app === null || step.at === 'card' ? null : sourceOf(remotes, part, step.at, step.tries),
  });
  const [attempt, setAttempt] = useState(() => start(0, firstStep));
  const { step, source, number } = attempt;
  if (app === null) return null;

  if (step.at === 'card' || !source) {
    const begin = () => setAttempt(start(number + 1, firstStep));
    return <LastStep {...{ app, part, isOptional, onGiveUp }} onAgain={begin} />;
  }
  const rung = step.at;
  const stepDown = (error: unknown) => {
    const next = nextStep(step, error, remotes.hasPrevious(app));
    remotes.report({
      app,
      part: `${part.kind}:${part.name}`,
      step: next.at === 'card' ? 'card' : next.at === rung ? 'retry' : 'previous',
      rung,
      error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    });
    const isRenewed = next.at === 'card' && !isOptional && remotes.renew?.(error) === true;
    if (!isRenewed) setAttempt(start(number + 1, next));
  };
  return (
    <Catch key={number} meanwhile={fallback} onError={stepDown}>
      <Suspense fallback={fallback}>
        {source instanceof Promise ? <Awaited source={source} given={given} /> : createElement(source, given)}
      </Suspense>
    </Catch>
  );
}
