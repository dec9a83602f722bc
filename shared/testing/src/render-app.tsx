import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { testApp, type TestApp, type TestAppOptions } from './test-app';

type RenderedApp = TestApp & RenderResult & { user: UserEvent };

/** Renders a component inside its own application root, with a user who clicks and types without delays. */
export function renderApp(ui: ReactElement, options: TestAppOptions = {}): RenderedApp {
  const app = testApp(ui, options);
  const user = userEvent.setup({ delay: null });
  return { ...app, user, ...render(app.element) };
}
