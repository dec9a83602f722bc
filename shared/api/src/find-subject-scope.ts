/** Apart, because few requests need it, and it contains the readers of items and stores. */
export { findSubjectScope } from '@shop/contract';
