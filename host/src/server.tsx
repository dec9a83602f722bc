import * as api from '@shop/api';
import * as contractCore from '@shop/contract/core';
import * as domainCore from '@shop/domain/core';
import * as events from '@shop/events';
import * as federation from '@shop/federation';
import * as i18n from '@shop/i18n';
import * as router from '@shop/router';
import * as session from '@shop/session';
import * as ui from '@shop/ui';
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';

export { render } from './render/render';
export { renderShell } from './render/render-shell';

/**
 * The packages that the remotes' server builds share; the list is `singletons.ts` in shared/federation-build, a test
 * compares them.
 */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': runtime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@shop/api': api,
  '@shop/contract/core': contractCore,
  '@shop/domain/core': domainCore,
  '@shop/events': events,
  '@shop/federation': federation,
  '@shop/i18n': i18n,
  '@shop/router': router,
  '@shop/session': session,
  '@shop/ui': ui,
};
