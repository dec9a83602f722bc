import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { testApp, type TestAppOptions } from './test-app';

/** Renders a part inside an application root of its own, with somebody who clicks and types without pauses. */
export function renderApp(ui: ReactElement, options: TestAppOptions = {}) {
  const app = testApp(ui, options);
  const user = userEvent.setup({ delay: null });
  return { ...app, user, ...render(app.element) };
}
