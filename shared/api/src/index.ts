export * from './api-error';
export { createApi, ApiProvider, useApi, scopeOf, type Api, type ApiEnvironment } from './api';
export { call, type SendOptions } from './send';
export { withEarlyCalls, type EarlyCalls } from './early-calls';
export { KnownAnswers, type PlainAnswer } from './known-answers';
export { useEndpoint, useCache } from './use-endpoint';
export { useAction, type ActionOptions } from './use-action';
export { reportError } from './report-error';
export { usePageTitle, useShopConfig } from './use-shop-config';
