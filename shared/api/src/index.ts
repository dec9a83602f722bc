export * from './api-error';
export { createApi, ApiProvider, useApi, scopeOf, type Api, type ApiEnvironment } from './api';
export { call, type SendOptions } from './send';
export { withEarlyCalls, type EarlyCalls } from './early-calls';
export { keyOf, type Key } from './key';
export { useEndpoint, useEndpointPages, useCache, useRequestScope } from './use-endpoint';
export { useAction, type ActionOptions } from './use-action';
export { reportError } from './report-error';
export { unstable_serialize as serializeKey } from 'swr';
