// Each by its name: through a star, webpack would keep the whole package.
export {
  del,
  get,
  isRecord,
  minutes,
  modulesFromWire,
  picture,
  post,
  put,
  seconds,
  WireError,
} from '@shop/contract/core';
export type * from '@shop/contract/core';
export * from './request';
export * from './responses';
export * from './find-subject-scope';
export * from './subjects';
export * from './coordinates';
export type { ReviewPage } from './readers/review';
export type { NotificationPage } from './readers/notification';
export type { ConversationPage, Thread } from './readers/message';
export type { PlaceSuggestion } from './readers/places';
export type { ZonesOfPlace } from './readers/zone';
export type { SearchPage } from './readers/search-page';
export { configFromWire, pictureFoldersFromWire } from './readers/config';
export * from './schemas/address';
export * from './schemas/auth';
export * from './schemas/cart';
export * from './schemas/loyalty';
export * from './schemas/order';
export * from './schemas/parcel';
export * from './schemas/settings';
export * from './schemas/push';
export * from './schemas/wallet';
export * from './schemas/newsletter';
export * from './schemas/message';
export * from './schemas/rental';
export * from './schemas/bodies';
export * from './endpoints';
export * from './trip-payment';
export type { EndpointName, Endpoints } from './registry';
