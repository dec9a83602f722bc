/** What renders pages outside of a browser. No browser loads it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
