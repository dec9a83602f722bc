/** Sections that most home pages do not show at first; they load together when one is rendered. */
export { BrandSection } from './categories/brand-section';
export { FlashSection } from './offers/flash-section';
export { OrderAgain } from './order-again';
