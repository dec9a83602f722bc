/** /home in a parcel module, which has nothing to list and explains itself (D-11). */
export { ParcelHome as Page } from './parcel-home';
