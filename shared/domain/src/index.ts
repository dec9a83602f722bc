// Each by its name: through a star, webpack would keep the whole package.
export {
  addOnsPrice,
  cardPrice,
  choiceProblem,
  emptyChoice,
  findVariation,
  fullTime,
  getChosenLabels,
  getLastSecond,
  getShopTime,
  getStoreClosure,
  initialChoice,
  isJoined,
  isKnownChoice,
  isOpenBefore,
  isSoldOut,
  isStoreOpen,
  isTimeOffered,
  isTimeZone,
  isWithinWindow,
  itemAvailability,
  localTime,
  momentFromShopTime,
  optionsPrice,
  orderTiming,
  percentOf,
  priceLine,
  readClockTime,
  roundHalfUp,
  scheduleDays,
  setAddOnQuantity,
  shownDiscount,
  storeOpening,
  toggleAddOn,
  toggleOption,
  toMajor,
  toMinor,
  toShopTime,
  toShownPrice,
  toZonedMoment,
  unitDiscount,
  unitPrice,
  withOption,
} from '@shop/domain/core';
export type * from '@shop/domain/core';
export * from './entities';
export * from './pricing/store-discount';
export * from './pricing/item-total';
export * from './pricing/coupon';
export * from './pricing/tax';
export * from './pricing/delivery-fee';
export * from './pricing/delivery-terms';
export * from './pricing/order';
export * from './order/arrival';
export * from './order/planned-arrival';
export * from './order/progress';
export * from './order/way';
export * from './order/schedule-rules';
export * from './parcel/parcel-price';
export * from './cart/quantity';
export * from './cart/same-line';
export * from './cart/note';
export * from './cart/other-store';
export * from './cart/checkout-target';
export * from './cart/free-delivery';
export * from './cart/merge';
export * from './cart/line-problem';
export * from './catalog/opening-week';
export * from './catalog/campaign-days';
export * from './catalog/variation-type';
export * from './catalog/read-more';
export { getCardUnitPrice, getUnitPrice, type UnitPrice } from './catalog/unit-price';
export { getPiecesLeft, getTightLimit, isScarce } from './catalog/pieces-left';
export { getSubstitutes } from './catalog/substitutes';
export * from './catalog/saved-favourite';
export * from './contact/phone';
export * from './contact/identifier';
export * from './contact/mask';
export * from './contact/dial-code';
export * from './contact/phone-countries';
export { isPossibleMobile, toInternationalPhone } from './contact/national-phone';
export * from './location/distance';
export * from './location/place-difference';
export * from './location/zones';
export * from './pictures/picture-rules';
export * from './pictures/picture-route';
export * from './loyalty/points';
export * from './text/digits';
export * from './text/one-line';
export { toSearchText } from './text/search-text';
export { foldLetter, foldText } from './text/fold-text';
export { getStem, getWordForms } from './text/word-forms';
export * from './text/plain-text';
export * from './text/script-json';
export * from './text/without-values';
export * from './payment/payment-address';
export * from './payment/payment-return';
export * from './wallet/funding';
export * from './analytics/analytics-item';
export { withoutContacts } from './analytics/search-words';
export * from './rental/rental-length';
export * from './rental/trip-price';
export * from './rental/vehicle-price';
export * from './rental/availability';
export * from './rental/plan-time';
export * from './rental/trip-rules';
export * from './account/account-pages';
