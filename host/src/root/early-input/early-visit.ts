import { createElement, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput } from './replay-early-input';

/** A test page: rendered with the edge's script, and hydrated on demand. */
export interface EarlyVisit {
  page: HTMLElement;
  /** Hydration mismatches and errors that React reports. */
  complaints: unknown[];
  /** Hydrates the page and replays the early input, as the host does. */
  comeAlive(): Promise<void>;
  /** Hydrates without the replay. */
  hydrate(): Promise<void>;
  replay(): Promise<void>;
  end(): void;
}

/** Waits for React's tasks by event loop iterations, independent of the machine's speed. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setTimeout(resolve));
}

function Root({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

function visitTo(script: string, ui: ReactNode, rendered: ReactNode): EarlyVisit {
  const page = document.createElement('div');
  // Only the test's own markup.
  page.innerHTML = renderToString(rendered);
  document.body.replaceChildren(page);
  window.eval(script);
  const complaints: unknown[] = [];
  let root: ReactRoot | undefined;
  const hydrate = (meanwhile?: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      const onHydrated = () => {
        resolve(meanwhile?.());
      };
      startTransition(() => {
        root = hydrateRoot(page, createElement(Root, { onHydrated }, ui), {
          onRecoverableError: (error) => complaints.push(error),
        });
      });
    }).then(settled);
  const replay = () => replayEarlyInput(document);
  return {
    page,
    complaints,
    comeAlive: () => hydrate(replay),
    hydrate: () => hydrate(),
    replay: () => replay().then(settled),
    end: () => {
      root?.unmount();
      window.__shopEarlyInput?.stop();
      delete window.__shopEarlyInput;
    },
  };
}

/**
 * Returns a function that creates a visit for a test, and ends it afterwards. `rendered`: for a server render that
 * differs.
 */
export function earlyVisits(script: string) {
  const visits: EarlyVisit[] = [];
  // Without `act`, so that React renders as in a browser.
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => visits.splice(0).forEach((visit) => visit.end()));
  return (ui: ReactNode, rendered: ReactNode = ui): EarlyVisit => {
    const visit = visitTo(script, ui, rendered);
    visits.push(visit);
    return visit;
  };
}

/** Types one letter after the other at the caret, as a keyboard does. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field !== document.activeElement) {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }
  for (const letter of text) {
    const at = field.selectionStart ?? field.value.length;
    const value = field.value.slice(0, at) + letter + field.value.slice(field.selectionEnd ?? at);
    const inherited: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(inherited, 'value')?.set?.call(field, value);
    field.setSelectionRange(at + 1, at + 1);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
  }
}
