/** For rendering pages on a server. No browser loads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export { RedirectProvider } from './redirect';
