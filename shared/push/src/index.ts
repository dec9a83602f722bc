export { pushState, pushToken, subscribe, unsubscribe, type PushState } from './push';
