/* global window, Event */
import { performReactRefresh } from 'react-refresh/runtime';

/**
 * Part of every entry under a development server: announces that an update of the app has been applied and is on the screen.
 * The host then tries again what had failed, and the overlay forgets the page's errors.
 */
import.meta.webpackHot.addStatusHandler((status) => {
  if (status !== 'idle') return;
  performReactRefresh();
  window.dispatchEvent(new Event('shop:updated'));
});
