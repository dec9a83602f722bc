import { createElement, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEarlyInput } from './replay-early-input';

/** A page for tests: rendered, with the edge's script in it, hydrated when the test says so. */
export interface EarlyVisit {
  page: HTMLElement;
  /** What React did not find as it was rendered, or could not do. */
  complaints: unknown[];
  /** React makes the page its own, and what was done is done again as the host has it. */
  comeAlive(): Promise<void>;
  /** The first half of it alone. */
  hydrate(): Promise<void>;
  replay(): Promise<void>;
  end(): void;
}

/** React's own tasks and those that they call for: by turns of the event loop, which wait for a slow machine. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setTimeout(resolve));
}

function Root({ onHydrated, children }: { onHydrated: () => void; children?: ReactNode }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

function visitTo(script: string, ui: ReactNode, rendered: ReactNode): EarlyVisit {
  const page = document.createElement('div');
  // Only a test's own markup.
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

/** Gives what brings each test of a file its visit, and ends it. `rendered`: where the server drew something else. */
export function earlyVisits(script: string) {
  const visits: EarlyVisit[] = [];
  // Without `act`, so that React renders when a browser lets it.
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => visits.splice(0).forEach((visit) => visit.end()));
  return (ui: ReactNode, rendered: ReactNode = ui): EarlyVisit => {
    const visit = visitTo(script, ui, rendered);
    visits.push(visit);
    return visit;
  };
}

/** As a keyboard does it: one letter after the other, at the caret. */
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
