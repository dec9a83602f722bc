import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { testApp, type TestAppOptions } from './test-app';

/** Renders a component inside its own application root, with a user who clicks and types without delays. */
export function renderApp(ui: ReactElement, options: TestAppOptions = {}) {
  const app = testApp(ui, options);
  const user = userEvent.setup({ delay: null });
  return { ...app, user, ...render(app.element) };
}
