/** /home in a parcel module, which has no home page and explains itself (D-11). */
export { ParcelHome as Page } from './parcel-home';
